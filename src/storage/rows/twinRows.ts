import { StorageRefusal } from '../fault';
import { copyRows } from './copyRows';
import { mendRows } from './mendRows';
import { patient } from './patient';
import type { RowReader, RowStore, RowWriter } from './rowStore';
import { intactRow, sealedRow } from './sealedRow';

/** Lets one tab after the other write. */
export type OneAtATime = <T>(work: () => Promise<T>) => Promise<T>;

const ID = 'revision';
const ONLY_NUMBER = 0;
const REVISION_VERSION = 1;

/** The app must start without its twin, and games go on without it. */
const TWIN_WAITS_MS = 1500;
/** With nothing of its own it is worth waiting for: the twin may hold everything. */
const RESTORE_WAITS_MS = 5000;

/** How many transactions the rows have seen: of two copies, the one with more is the later. */
async function readRevision(rows: RowReader): Promise<number> {
  const found = await rows.get('store', ID, ONLY_NUMBER);
  if (found === null) return 0;
  try {
    return Number(intactRow('store', ID, REVISION_VERSION, found).text);
  } catch (cause) {
    if (cause instanceof StorageRefusal) return 0;
    throw cause;
  }
}

function writeRevision(rows: RowWriter, revision: number): Promise<void> {
  const row = { number: ONLY_NUMBER, version: REVISION_VERSION, atMs: 0, text: String(revision) };
  return rows.put('store', ID, sealedRow('store', ID, row));
}

type Change = (rows: RowWriter) => Promise<void>;

/** The same writer, which notes what it does. */
function noting(rows: RowWriter, changes: Change[]): RowWriter {
  const alsoDo = (change: Change): Promise<void> => {
    changes.push(change);
    return change(rows);
  };
  return {
    ...rows,
    put: (...told) => alsoDo((either) => either.put(...told)),
    drop: (...told) => alsoDo((either) => either.drop(...told)),
  };
}

/**
 * The same rows twice, each in a database of its own. Chromium throws a whole database away when it was killed in the
 * middle of a write and then written to again; the two are never in the middle of a write at once, so that one is left
 * to restore the other from. The first is read and must be written; the second may fail, and is brought up later.
 */
export function twinRows(first: RowStore, second: RowStore, oneAtATime: OneAtATime): RowStore {
  let ready: Promise<void> | null = null;
  let isTwinUp = false;
  let mending: Promise<boolean> | null = null;

  async function matchUp(): Promise<void> {
    const own = await first.read(readRevision);
    const waitsMs = own === 0 ? RESTORE_WAITS_MS : TWIN_WAITS_MS;
    const twins = await patient(second.read(readRevision), waitsMs).catch(() => null);
    if (twins === null) return;
    if (twins > own) await copyRows(second, first);
    isTwinUp = twins >= own || (await bringUp());
  }

  /** Copies everything to the twin; false when that fails, and then the next start tries again. */
  const bringUp = (): Promise<boolean> =>
    patient(copyRows(first, second), TWIN_WAITS_MS).then(
      () => true,
      () => false,
    );

  function matchedUp(): Promise<void> {
    ready ??= oneAtATime(matchUp);
    ready.catch(() => {
      ready = null;
    });
    return ready;
  }

  async function repeat(changes: readonly Change[], revision: number): Promise<void> {
    await second.write(async (rows) => {
      if ((await readRevision(rows)) !== revision - 1) throw new Error('the twin has missed something');
      for (const change of changes) await change(rows);
      await writeRevision(rows, revision);
    });
  }

  async function writeBoth<T>(work: (rows: RowWriter) => Promise<T>): Promise<T> {
    const changes: Change[] = [];
    const { value, revision } = await first.write(async (rows) => {
      const done = await work(noting(rows, changes));
      const next = (await readRevision(rows)) + 1;
      await writeRevision(rows, next);
      return { value: done, revision: next };
    });
    if (isTwinUp) {
      await patient(repeat(changes, revision), TWIN_WAITS_MS).catch(() => {
        // Left behind until the next start, which copies it all.
        isTwinUp = false;
      });
    }
    return value;
  }

  const mendBoth = async (): Promise<boolean> => {
    await matchedUp();
    return oneAtATime(async () => isTwinUp && (await patient(mendRows(first, second), RESTORE_WAITS_MS)));
  };

  return {
    // What could not be mended once stays as it is until the next start.
    mend: () => (mending ??= mendBoth()),
    read: (work) => matchedUp().then(() => first.read(work)),
    write: (work) => matchedUp().then(() => oneAtATime(() => writeBoth(work))),
  };
}
