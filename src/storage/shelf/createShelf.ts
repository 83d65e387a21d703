import { ok } from '../../lib';
import { exportOne } from './exporting';
import { guarded } from '../guarded';
import { readMended } from '../rows/readMended';
import type { RowStore, RowWriter } from '../rows/rowStore';
import { claimGame } from '../tabs/claimGame';
import { noTabs, type Tabs } from '../tabs/tabs';
import { findGames, isAnyHurt, listGames, openGame, removedGames } from './gameReading';
import type { GameShelf } from './gameShelf';
import { appendSteps, changeEntry, createGame, forgetGame, keepSteps } from './gameWriting';
import { setAside } from './setAside';
import { writeSnapshot } from './snapshots';

/** Who else may have the same games open. */
export interface Neighbours {
  readonly locks?: LockManager;
  readonly tabs: Tabs;
}

const ALONE: Neighbours = { tabs: noTabs };

/** Games over rows, wherever those are kept. */
export function createShelf(store: RowStore, { locks, tabs } = ALONE): GameShelf {
  const write = async (gameId: string, work: (rows: RowWriter) => Promise<void>) => {
    const result = await guarded(async () => {
      await store.write(work);
      return null;
    });
    if (result.ok) tabs.tell(gameId);
    return result;
  };
  return {
    async list() {
      const listed = await readMended(store, listGames, isAnyHurt);
      return listed.ok ? ok(listed.value.entries) : listed;
    },
    async unreadable() {
      const found = await readMended(store, findGames, isAnyHurt);
      return found.ok ? ok(found.value.unreadable) : found;
    },
    create: (game) => write(game.id, (rows) => createGame(rows, game)),
    append: (gameId, index, step, atMs) => write(gameId, (rows) => appendSteps(rows, gameId, index, [step], atMs)),
    keep: (gameId, index, steps, change) => write(gameId, (rows) => keepSteps(rows, gameId, index, steps, change)),
    keepSnapshot: (gameId, stepCount, text, page) =>
      write(gameId, (rows) => writeSnapshot(rows, gameId, stepCount, text, page)),
    setAside: (gameId, stepCount) => write(gameId, (rows) => setAside(rows, gameId, stepCount)),
    change: (gameId, { atMs, ...change }) => write(gameId, (rows) => changeEntry(rows, gameId, change, atMs)),
    open: (gameId) =>
      readMended(
        store,
        (rows) => openGame(rows, gameId),
        ({ dropped }) => dropped !== null,
      ),
    exportGame: (gameId, atMs) => guarded(() => store.read((rows) => exportOne(rows, gameId, atMs))),
    remove: (gameId) => write(gameId, (rows) => changeEntry(rows, gameId, { isRemoved: true })),
    restore: (gameId) => write(gameId, (rows) => changeEntry(rows, gameId, { isRemoved: false })),
    removed: () => guarded(() => store.read(removedGames)),
    forget: (gameId) => write(gameId, (rows) => forgetGame(rows, gameId)),
    claim: (gameId) => claimGame(locks, gameId),
    watch: (listener) => tabs.subscribe(listener),
  };
}
