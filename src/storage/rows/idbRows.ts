import { wrap, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import type { Row, RowKind, RowReader, RowStore, RowWriter } from './rowStore';

type Key = [kind: RowKind, id: string, number: number];

interface Schema extends DBSchema {
  rows: { key: Key; value: Row };
}

type Mode = 'readonly' | 'readwrite';
type Store<M extends Mode> = IDBPObjectStore<Schema, ['rows'], 'rows', M>;

/** Of the object stores; what is in the rows has versions of its own. */
const SCHEMA_VERSION = 1;

const ofId = (kind: RowKind, id: string, fromNumber = -Infinity, belowNumber = Infinity): IDBKeyRange =>
  IDBKeyRange.bound([kind, id, fromNumber], [kind, id, belowNumber], false, true);

/** Arrays come after every string, so this is above all ids of the kind. */
const ofKind = (kind: RowKind): IDBKeyRange => IDBKeyRange.bound([kind], [kind, []]);

function readerOf<M extends Mode>(store: Store<M>): RowReader {
  return {
    get: async (kind, id, number) => (await store.get([kind, id, number])) ?? null,
    of: (kind, id) => store.getAll(ofId(kind, id)),
    numbersOf: async (kind, id) => (await store.getAllKeys(ofId(kind, id))).map(([, , number]) => number),
    idsOf: async (kind) => [...new Set((await store.getAllKeys(ofKind(kind))).map(([, id]) => id))],
  };
}

function writerOf(store: Store<'readwrite'>): RowWriter {
  return {
    ...readerOf(store),
    put: async (kind, id, row) => {
      await store.put(row, [kind, id, row.number]);
    },
    drop: async (kind, id, fromNumber, belowNumber) => {
      // An empty range is an error to IndexedDB.
      if (fromNumber < belowNumber) await store.delete(ofId(kind, id, fromNumber, belowNumber));
    },
  };
}

interface Ending {
  readonly done: Promise<void>;
  abort(): void;
}

/** Everything or nothing: a transaction that failed is waited for, so that its end is never unheard. */
async function settle<T>(transaction: Ending, work: () => Promise<T>): Promise<T> {
  try {
    const value = await work();
    await transaction.done;
    return value;
  } catch (cause) {
    transaction.done.catch(() => undefined);
    try {
      transaction.abort();
    } catch {
      // It ended by itself, as one does when the disk is full.
    }
    throw cause;
  }
}

async function openIn(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  const request = factory.open(name, SCHEMA_VERSION);
  request.onupgradeneeded = () => void request.result.createObjectStore('rows');
  await wrap(request);
  return request.result;
}

/** Whether the page has been left; a browser may keep it to show it again, and shows none after it while it holds a database. */
function whetherLeft(onLeft: () => void): () => boolean {
  let isLeft = false;
  // Where nothing is a page, nobody leaves it.
  globalThis.addEventListener?.('pagehide', () => {
    isLeft = true;
    onLeft();
  });
  globalThis.addEventListener?.('pageshow', () => {
    isLeft = false;
  });
  return () => isLeft;
}

/** Rows in IndexedDB, of the page or of a bucket. */
export function idbRows(name: string, findFactory: () => Promise<IDBFactory> = async () => indexedDB): RowStore {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;

  const forgetConnection = (): void => {
    opening = null;
  };

  /** Transactions that have begun come to their end; the next one opens the database again. */
  function close(): void {
    opening?.then(
      (database) => database.close(),
      () => undefined,
    );
    forgetConnection();
  }

  const isLeft = whetherLeft(close);

  async function connect(): Promise<IDBPDatabase<Schema>> {
    const database = await openIn(await findFactory(), name);
    // A newer app in another tab waits to change the shape: it goes first, and this tab hears of it at its next call.
    database.onversionchange = () => {
      database.close();
      forgetConnection();
    };
    database.onclose = forgetConnection;
    return wrap(database) as IDBPDatabase<Schema>;
  }

  function database(): Promise<IDBPDatabase<Schema>> {
    opening ??= connect();
    opening.catch(forgetConnection);
    return opening;
  }

  /** What is still to be written of a page that has been left is written, and holds the database no longer than that. */
  async function run<M extends Mode, T>(
    mode: M,
    options: IDBTransactionOptions,
    work: (store: Store<M>) => Promise<T>,
  ) {
    const transaction = (await database()).transaction('rows', mode, options);
    if (isLeft()) close();
    return settle(transaction, () => work(transaction.store));
  }

  return {
    read: (work) => run('readonly', {}, (store) => work(readerOf(store))),
    // Strict: acknowledged only when it has left the caches of the system.
    write: (work) => run('readwrite', { durability: 'strict' }, (store) => work(writerOf(store))),
  };
}
