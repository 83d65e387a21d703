/** What rows there are: one table holds them all, under kind, id and number. */
export const ROW_KINDS = ['game', 'entry', 'step', 'tail', 'snapshot', 'past', 'value', 'store'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

export interface Row {
  readonly number: number;
  /** The version of the shape of `text`. */
  readonly version: number;
  readonly atMs: number;
  readonly text: string;
  /** Covers everything else of the row, and for a step all the steps before it. */
  readonly seal: string;
}

/** A row as it was found: anything may have happened to it, so that its reader must check it. */
export type FoundRow = object;

export interface RowReader {
  get(kind: RowKind, id: string, number: number): Promise<FoundRow | null>;
  /** The rows of one id, by number. */
  of(kind: RowKind, id: string): Promise<readonly FoundRow[]>;
  numbersOf(kind: RowKind, id: string): Promise<readonly number[]>;
  idsOf(kind: RowKind): Promise<readonly string[]>;
}

export interface RowWriter extends RowReader {
  /** In place of the row with this number, if there is one. */
  put(kind: RowKind, id: string, row: Row): Promise<void>;
  /** Takes away the rows with these numbers; `belowNumber` itself stays. */
  drop(kind: RowKind, id: string, fromNumber: number, belowNumber: number): Promise<void>;
}

/**
 * Rows in transactions: the narrow port behind which databases differ. Inside `work` only calls of the transaction may be
 * awaited, because a browser ends a transaction that waits for anything else. What `work` throws undoes all of it.
 * A `write` that has settled is on disk.
 */
export interface RowStore {
  read<T>(work: (rows: RowReader) => Promise<T>): Promise<T>;
  write<T>(work: (rows: RowWriter) => Promise<T>): Promise<T>;
  /** Mends what is damaged from whatever else there is; true when something was mended. */
  mend?(): Promise<boolean>;
}
