import { writeValue } from '../values/valueRows';
import type { RowWriter } from '../rows/rowStore';

/** Texts by key that were kept somewhere else before the rows were there. */
export type KeptBefore = ReadonlyMap<string, string>;

export interface Migration {
  readonly title: string;
  /**
   * Brings the rows of one version to the next. It touches only what has the old shape, so that it may run twice:
   * the mark of the version can be damaged too.
   */
  run(rows: RowWriter, keptBefore: KeptBefore): Promise<void>;
}

/** Version 0 was one table of texts, of its own; the rows have the version that is the number of migrations. */
export const MIGRATIONS: readonly Migration[] = [
  {
    title: 'take in the settings of version 0',
    run: async (rows, keptBefore) => {
      for (const [key, text] of keptBefore) {
        if ((await rows.get('value', key, 0)) === null) await writeValue(rows, key, text);
      }
    },
  },
];

export const STORE_VERSION = MIGRATIONS.length;
