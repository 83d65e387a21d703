import { readAll, type ShelvedRows } from './copyRows';
import type { Row, RowStore, RowWriter } from './rowStore';
import { sealedRow } from './sealedRow';

const nameOf = ({ kind, id }: ShelvedRows): string => `${kind} ${id}`;

/** What the first step of a game continues from. */
const openingSealIn = (all: ReadonlyMap<string, ShelvedRows>, id: string): string =>
  all.get(`game ${id}`)?.rows[0]?.seal ?? '';

/** Whether each row is as it was written: a step continues from the one before it. */
function isSound({ kind, id, rows }: ShelvedRows, openingSeal: string): boolean {
  const isChain = kind === 'step';
  return rows.every(({ seal, ...row }: Row, index) => {
    const before = isChain ? (rows[index - 1]?.seal ?? openingSeal) : '';
    return (!isChain || row.number === index) && sealedRow(kind, id, row, before).seal === seal;
  });
}

/** Two stores of the same rows are unlike only where one is damaged: the other one's rows, where those are whole. */
function wholeFrom(twin: readonly ShelvedRows[], own: readonly ShelvedRows[]): readonly ShelvedRows[] {
  const [mine, theirs] = [own, twin].map((all) => new Map(all.map((shelved) => [nameOf(shelved), shelved])));
  if (mine === undefined || theirs === undefined) return [];
  return twin.filter((shelved) => {
    const kept = mine.get(nameOf(shelved));
    if (JSON.stringify(kept) === JSON.stringify(shelved)) return false;
    if (!isSound(shelved, openingSealIn(theirs, shelved.id))) return false;
    const isHurt = kept === undefined || !isSound(kept, openingSealIn(theirs, shelved.id));
    return isHurt || kept.rows.length < shelved.rows.length;
  });
}

async function put(rows: RowWriter, whole: readonly ShelvedRows[]): Promise<void> {
  for (const { kind, id, rows: all } of whole) {
    await rows.drop(kind, id, 0, Infinity);
    for (const row of all) await rows.put(kind, id, row);
  }
}

/** Mends each of two stores of the same rows from the other one; true when the first was mended. */
export async function mendRows(first: RowStore, second: RowStore): Promise<boolean> {
  const [own, twin] = await Promise.all([first.read(readAll), second.read(readAll)]);
  const [forFirst, forSecond] = [wholeFrom(twin, own), wholeFrom(own, twin)];
  if (forFirst.length > 0) await first.write((rows) => put(rows, forFirst));
  if (forSecond.length > 0) await second.write((rows) => put(rows, forSecond));
  return forFirst.length > 0;
}
