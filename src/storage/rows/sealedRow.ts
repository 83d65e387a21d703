import { z } from 'zod';
import { fnv1a64 } from '../../lib';
import { StorageRefusal } from '../fault';
import type { FoundRow, Row, RowKind } from './rowStore';

const shape = z.object({
  number: z.number(),
  version: z.number(),
  atMs: z.number(),
  text: z.string(),
  seal: z.string(),
});

/** Of a row on its own: only the rows of a chain come after another. */
const NOTHING_BEFORE = '';

export function sealedRow(kind: RowKind, id: string, row: Omit<Row, 'seal'>, sealBefore = NOTHING_BEFORE): Row {
  const sealed = [sealBefore, kind, id, row.number, row.version, row.atMs, row.text].join('\n');
  return { ...row, seal: fnv1a64(sealed) };
}

/** The row as it is, sealed or not; null when it is none. */
export const asRow = (found: FoundRow): Row | null => shape.safeParse(found).data ?? null;

const rowIn = (kind: RowKind, id: string, found: FoundRow): Row => {
  const row = asRow(found);
  if (row === null) throw new StorageRefusal('damaged', `a ${kind} of ${id} is not a row`);
  return row;
};

/** The seal as it is written, to be compared and not to be trusted. */
export const sealWritten = (kind: RowKind, id: string, found: FoundRow): string => rowIn(kind, id, found).seal;

/** Whether the seal is one of ours, whatever version the row says it has. */
export function isSealed(kind: RowKind, id: string, found: FoundRow, sealBefore = NOTHING_BEFORE): boolean {
  const row = asRow(found);
  return row !== null && sealedRow(kind, id, row, sealBefore).seal === row.seal;
}

/** A row whose seal is whole; throws when it has been damaged, or comes from a newer app whose seals may differ. */
export function intactRow(
  kind: RowKind,
  id: string,
  newestVersion: number,
  found: FoundRow,
  sealBefore = NOTHING_BEFORE,
): Row {
  const row = rowIn(kind, id, found);
  if (row.version > newestVersion) {
    throw new StorageRefusal('newer', `a ${kind} of ${id} has version ${row.version}, this app reads ${newestVersion}`);
  }
  if (!isSealed(kind, id, row, sealBefore)) {
    throw new StorageRefusal('damaged', `the seal of ${kind} ${row.number} of ${id} does not fit`);
  }
  return row;
}
