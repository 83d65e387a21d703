import type { FileFault, Refusal } from '../../../rules/machine';
import type { FaultWording } from './wording';

const REFUSED = /^refused: (\w+)(?: \(([A-Z]+-\d+)\))?([^;]*)/;
const MISPLACED = /^(\w+)(?: (\S+))? \(([A-Z]+-\d+)\)$/;

/** A refusal that has been written into a line, as the value that it was; null for whatever is none that is known. */
export function refusalIn(message: string, known: readonly string[], thisDisc: string): Refusal | null {
  const [, reason = '', rule = null, told = ''] = REFUSED.exec(message) ?? [];
  if (known.includes(reason)) {
    const details = told
      .trim()
      .split(' ')
      .filter((part) => part.includes('='));
    return { reason, rule, details: Object.fromEntries(details.map((part) => part.split('=', 2))) };
  }
  const [, fault = '', other, cited = null] = MISPLACED.exec(message) ?? [];
  return known.includes(fault)
    ? { reason: fault, rule: cited, details: { piece: thisDisc, ...(other === undefined ? {} : { other }) } }
    : null;
}

/** By the first saying that knows it; as it is, where none does. */
export function saidBy({ sayings, kinds }: Pick<FaultWording, 'sayings' | 'kinds'>, message: string): string {
  const found = sayings.find(([pattern]) => pattern.test(message));
  if (found === undefined) return message;
  const [pattern, words] = found;
  const parts = pattern.exec(message) ?? [];
  return words.replace(/\$(\d)/g, (_, index: string) => {
    const part = parts[Number(index)] ?? '';
    return kinds[part] ?? part.replace(/ ?\| ?/g, ', ');
  });
}

const LINE = /^line (\d+), column (\d+)$/;
const PART = /\["([^"]+)"\]|\[(\d+)\]|([A-Za-z_]\w*)/g;
/** Every file begins with these: what is wrong there is wrong with the whole file. */
const HEAD: readonly string[] = ['format', 'version', 'game'];

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Where in a file, as far as it helps to find it: “Line 2, piece 1, life”; nothing for the file as a whole. */
export function faultPlace({ fields, line }: FaultWording, place: string, nameOf: (id: string) => string): string {
  const at = LINE.exec(place);
  if (at !== null) return line.replace('{{line}}', at[1] ?? '').replace('{{column}}', at[2] ?? '');
  if (HEAD.includes(place)) return '';
  const parts = [...place.matchAll(PART)].reduce<readonly string[]>((said, [, id, index, field]) => {
    if (index !== undefined) return [...said.slice(0, -1), `${said.at(-1) ?? ''} ${Number(index) + 1}`];
    return [...said, id === undefined ? (fields[field ?? ''] ?? `“${field}”`) : nameOf(id)];
  }, []);
  return upperFirst(parts.join(', '));
}

/** What a game says of a file of its own. */
export interface FaultWords {
  /** What is wrong with it, as a person would say it. */
  fault(message: string): string;
  /** Where in it, as far as it helps to find it; nothing for the file as a whole. */
  faultPlace(place: string): string;
}

/** Both in one line. */
export function faultLine(
  words: FaultWords,
  { place, message }: FileFault,
  placed: (parts: { readonly place: string; readonly message: string }) => string,
): string {
  const what = words.fault(message);
  const where = words.faultPlace(place);
  return where === '' ? upperFirst(what) : placed({ place: where, message: what });
}
