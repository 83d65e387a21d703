import { StorageRefusal } from '../fault';
import { MIGRATIONS, STORE_VERSION, type KeptBefore } from './migrations';
import type { RowReader, RowStore, RowWriter } from '../rows/rowStore';
import { intactRow, sealedRow } from '../rows/sealedRow';

const ID = 'rows';
const ONLY_NUMBER = 0;

/** The version that the rows have come to; 0 when no mark of it can be read. */
async function readVersion(rows: RowReader): Promise<number> {
  const mark = await rows.get('store', ID, ONLY_NUMBER);
  if (mark === null) return 0;
  try {
    return intactRow('store', ID, STORE_VERSION, mark).version;
  } catch (cause) {
    if (cause instanceof StorageRefusal && cause.kind === 'damaged') return 0;
    throw cause;
  }
}

async function migrate(rows: RowWriter, keptBefore: KeptBefore): Promise<void> {
  const from = await readVersion(rows);
  for (const { run } of MIGRATIONS.slice(from)) await run(rows, keptBefore);
  const mark = { number: ONLY_NUMBER, version: STORE_VERSION, atMs: 0, text: '' };
  await rows.put('store', ID, sealedRow('store', ID, mark));
}

/** The same rows, brought to today's version before anything else is done with them. */
export function migratedRows(store: RowStore, readKeptBefore: () => Promise<KeptBefore>): RowStore {
  let ready: Promise<void> | null = null;

  async function bringUp(): Promise<void> {
    if ((await store.read(readVersion)) === STORE_VERSION) return;
    const keptBefore = await readKeptBefore();
    await store.write((rows) => migrate(rows, keptBefore));
  }

  function broughtUp(): Promise<void> {
    ready ??= bringUp();
    ready.catch(() => {
      ready = null;
    });
    return ready;
  }

  const { mend } = store;
  return {
    ...(mend === undefined ? {} : { mend: () => broughtUp().then(mend) }),
    read: (work) => broughtUp().then(() => store.read(work)),
    write: (work) => broughtUp().then(() => store.write(work)),
  };
}
