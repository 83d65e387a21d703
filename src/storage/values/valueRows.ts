import type { RowReader, RowWriter } from '../rows/rowStore';
import { intactRow, sealedRow } from '../rows/sealedRow';

/** Of the row; what its text says has a version of its own, which is its owner's. */
const VALUE_VERSION = 1;
const ONLY_NUMBER = 0;

export async function readValue(rows: RowReader, key: string): Promise<string | null> {
  const found = await rows.get('value', key, ONLY_NUMBER);
  return found === null ? null : intactRow('value', key, VALUE_VERSION, found).text;
}

export function writeValue(rows: RowWriter, key: string, text: string): Promise<void> {
  const row = { number: ONLY_NUMBER, version: VALUE_VERSION, atMs: 0, text };
  return rows.put('value', key, sealedRow('value', key, row));
}
