/** The ids that a page of records says can be answered, by what is asked. */
export interface RecordPage {
  /** What stands in capitals for ids, with those as they are written. */
  readonly classes: Readonly<Record<string, readonly string[]>>;
  /** By purpose, as written. */
  readonly answers: Readonly<Record<string, readonly string[]>>;
}

/** The cells of a table whose first column is called so, below its heading; none where there is no such table. */
export function rowsOf(text: string, firstColumn: string): readonly (readonly string[])[] {
  const lines = text.split('\n');
  const head = lines.findIndex((line) => line.startsWith(`| ${firstColumn} `));
  if (head < 0) return [];
  const rows = lines.slice(head + 2);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  const cells = (line: string): readonly string[] =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
  return rows.slice(0, end < 0 ? undefined : end).map(cells);
}

const ticked = (cell = ''): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, id]) => id ?? []);

/** `looks` and `INDEX` in a sentence are words about an answer, and no answer. */
const NO_ANSWERS = ['null', 'looks', 'ask', 'INDEX'];

const DEED = 'DEED';

/** What each of a table can do, as one id: `hero:elf>arrows`. */
const deedsOn = (text: string): readonly string[] =>
  rowsOf(text, 'acts').flatMap(([who, actions]) =>
    ticked(who).flatMap((one) => ticked(actions).map((action) => `${one}>${action}`)),
  );

/** What is released in no box stands on no page: `unreleased` has its ids, by what stands for them. */
export function readRecordPage(text: string, unreleased: Readonly<Record<string, readonly string[]>> = {}): RecordPage {
  const classes = rowsOf(text, 'id').map(([cell, ids]) => {
    const [name = ''] = ticked(cell);
    return [name, [...ticked(ids), ...(unreleased[name] ?? [])]] as const;
  });
  const answers = rowsOf(text, 'purpose').map(
    (cells) => [ticked(cells[0])[0] ?? '', ticked(cells.at(-1)).filter((id) => !NO_ANSWERS.includes(id))] as const,
  );
  return {
    classes: { ...Object.fromEntries(classes), [DEED]: deedsOn(text) },
    answers: Object.fromEntries(answers),
  };
}

const NUMBERS: Readonly<Record<string, string>> = { NUMBER: '[1-9]\\d*', INDEX: '\\d+' };
const AGAIN = '+…';

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A class without ids is named by the set-up: any name will do. */
function classPattern(page: RecordPage, name: string): string {
  const ids = page.classes[name];
  if (ids === undefined) return NUMBERS[name] ?? name;
  return ids.length === 0 ? '.+' : `(?:${ids.map((id) => patternOf(page, id)).join('|')})`;
}

/** The ids that a written one stands for, as the text of an expression. */
function patternOf(page: RecordPage, written: string): string {
  if (written.endsWith(AGAIN)) {
    const one = patternOf(page, written.slice(0, -AGAIN.length));
    return `${one}(?:\\+${one})*`;
  }
  return written
    .split(/([A-Z]{2,})/)
    .map((part, index) => (index % 2 === 0 ? escaped(part) : classPattern(page, part)))
    .join('');
}

export const standsFor = (page: RecordPage, written: string): RegExp => new RegExp(`^${patternOf(page, written)}$`);

/** Of what was offered (`purpose id`), whatever no page says. */
export function unwritten(page: RecordPage, offered: readonly string[]): readonly string[] {
  const known = new Map(
    Object.entries(page.answers).map(([purpose, ids]) => [purpose, ids.map((id) => standsFor(page, id))]),
  );
  return offered.filter((key) => {
    const [purpose = ''] = key.split(' ', 1);
    const id = key.slice(purpose.length + 1);
    return !(known.get(purpose) ?? []).some((pattern) => pattern.test(id));
  });
}

/** All that a page says can be answered, as `purpose id`; a deed is said by each of its rows. */
export const writtenOn = ({ answers, classes }: RecordPage): readonly string[] =>
  Object.entries(answers).flatMap(([purpose, ids]) =>
    ids.flatMap((id) => (id === DEED ? (classes[DEED] ?? []) : [id])).map((id) => `${purpose} ${id}`),
  );

/** Of what a page says can be answered, whatever was never offered. */
export function unoffered(page: RecordPage, offered: readonly string[]): readonly string[] {
  const byPurpose = new Map<string, string[]>();
  for (const key of offered) {
    const [purpose = ''] = key.split(' ', 1);
    byPurpose.set(purpose, [...(byPurpose.get(purpose) ?? []), key.slice(purpose.length + 1)]);
  }
  return writtenOn(page).filter((key) => {
    const [purpose = ''] = key.split(' ', 1);
    const pattern = standsFor(page, key.slice(purpose.length + 1));
    return !(byPurpose.get(purpose) ?? []).some((id) => pattern.test(id));
  });
}
