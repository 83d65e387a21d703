import { ROW_KINDS, type Row, type RowKind, type RowReader, type RowStore, type RowWriter } from './rowStore';
import { asRow } from './sealedRow';

/** The rows of one id. */
export interface ShelvedRows {
  readonly kind: RowKind;
  readonly id: string;
  readonly rows: readonly Row[];
}

export async function readAll(rows: RowReader): Promise<readonly ShelvedRows[]> {
  const all: ShelvedRows[] = [];
  for (const kind of ROW_KINDS) {
    for (const id of await rows.idsOf(kind)) {
      const found = await rows.of(kind, id);
      all.push({ kind, id, rows: found.map(asRow).filter((row) => row !== null) });
    }
  }
  return all;
}

const nameOf = ({ kind, id }: ShelvedRows): string => `${kind} ${id}`;

async function replace(rows: RowWriter, wanted: readonly ShelvedRows[]): Promise<void> {
  const before = new Map((await readAll(rows)).map((shelved) => [nameOf(shelved), shelved]));
  const kept = new Set(wanted.map(nameOf));
  for (const shelved of before.values()) {
    if (!kept.has(nameOf(shelved))) await rows.drop(shelved.kind, shelved.id, 0, Infinity);
  }
  for (const shelved of wanted) {
    // Most of it is there already: what is the same costs no writing.
    if (JSON.stringify(before.get(nameOf(shelved))) === JSON.stringify(shelved)) continue;
    await rows.drop(shelved.kind, shelved.id, 0, Infinity);
    for (const row of shelved.rows) await rows.put(shelved.kind, shelved.id, row);
  }
}

/** Makes the second store hold what the first one holds, in one transaction. */
export async function copyRows(from: RowStore, to: RowStore): Promise<void> {
  const wanted = await from.read(readAll);
  await to.write((rows) => replace(rows, wanted));
}
