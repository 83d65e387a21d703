import { groundOf, sheetBehind, type Ground, type Sheet } from '../../../src/rules/reign/grid';
import { squareAt, type Square } from '../../../src/rules/reign/words/squares';

/** Marks of a picture: o an obstacle, = a thing in the way that hides nothing; other small letters name squares. */
const PRINTED = /[#.E123LWBX]/;

interface Marked {
  readonly letter: string;
  readonly square: Square;
}

function marksIn(rows: readonly string[], zone: number): readonly Marked[] {
  return rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) => (PRINTED.test(letter) ? [] : [{ letter, square: squareAt(zone, x, y) }])),
  );
}

const plain = (rows: readonly string[]) => rows.map((row) => row.replace(/[^#.E123LWBX]/g, '.'));

export interface Picture {
  readonly ground: Ground;
  at(letter: string): number;
  all(letter: string): readonly number[];
  /** Where these lie in the picture of a zone, `*` for each. */
  shown(indexes: readonly number[], zone?: number): readonly string[];
}

const text = (picture: string): readonly string[] =>
  picture
    .split('\n')
    .map((row) => row.trim())
    .filter(Boolean);

/** A doorway by its zone and its mark; `d` in `shut` closes a door there. */
export interface Drawn {
  readonly shut?: readonly string[];
  readonly unlaid?: readonly string[];
  readonly breaches?: readonly Square[];
}

/** Zones as they are laid: each further one behind the exit that is named with it, `0:1` being exit 1 of the first. */
export function drawn(first: string, more: Readonly<Record<string, string>> = {}, how: Drawn = {}): Picture {
  const plans = [text(first), ...Object.values(more).map(text)];
  const exit = (name: string): Square => {
    const [zone = '0', mark = '1'] = name.split(':');
    const rows = plans[Number(zone)] ?? [];
    const row = rows.findIndex((one) => one.includes(mark));
    return squareAt(Number(zone), rows[row]?.indexOf(mark) ?? 0, row);
  };
  const sheets: Sheet[] = [{ rows: plain(plans[0] ?? []), quarter: 0, x: 0, y: 0, from: null }];
  Object.keys(more).forEach((name, index) => {
    const before = sheets[Number(name.split(':')[0])];
    if (before === undefined) throw new Error(`no zone for ${name}`);
    sheets.push(sheetBehind(plain(plans[index + 1] ?? []), before, exit(name)));
  });
  const marks = plans.flatMap(marksIn);
  const squares = (letter: string) => marks.filter((one) => one.letter === letter).map(({ square }) => square);
  const ground = groundOf({
    sheets,
    obstacles: [...squares('o'), ...(how.shut ?? []).map(exit)],
    bulks: squares('='),
    breaches: how.breaches ?? [],
    unlaid: (how.unlaid ?? []).map(exit),
  });
  const indexOf = (square: Square): number => ground.indexOf[square] ?? -1;
  const all = (letter: string) => (letter.includes(':') ? [indexOf(exit(letter))] : squares(letter).map(indexOf));
  const at = (letter: string): number => {
    const [found = -1] = all(letter);
    if (found < 0) throw new Error(`no ${letter} in the picture`);
    return found;
  };
  const shown = (indexes: readonly number[], zone = 0) => {
    const wanted = new Set(indexes.map((index) => ground.squares[index]));
    return (plans[zone] ?? []).map((row, y) =>
      [...row].map((char, x) => (wanted.has(squareAt(zone, x, y)) ? '*' : char)).join(''),
    );
  };
  return { ground, at, all, shown };
}

export const picture = text;
