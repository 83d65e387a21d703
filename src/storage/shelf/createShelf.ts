import { guarded } from '../guarded';
import type { RowStore } from '../rows/rowStore';
import { idsRemoved, listGames, listUnreadable, openGame } from './gameReading';
import type { GameShelf } from './gameShelf';
import { appendStep, changeEntry, createGame, forgetGame } from './gameWriting';
import { writeSnapshot } from './snapshots';

/** Games over rows, wherever those are kept. */
export function createShelf(store: RowStore): GameShelf {
  const mark = (gameId: string, isRemoved: boolean) =>
    guarded(() => store.write((rows) => changeEntry(rows, gameId, { isRemoved })));
  return {
    list: () => guarded(() => store.read(listGames)),
    unreadable: () => guarded(() => store.read(listUnreadable)),
    create: (game) => guarded(() => store.write((rows) => createGame(rows, game))),
    append: (gameId, index, step, atMs) =>
      guarded(() => store.write((rows) => appendStep(rows, gameId, index, step, atMs))),
    keepSnapshot: (gameId, stepCount, text) =>
      guarded(() =>
        store.write(async (rows) => {
          await writeSnapshot(rows, gameId, stepCount, text);
          return null;
        }),
      ),
    change: (gameId, { atMs, ...change }) =>
      guarded(() => store.write((rows) => changeEntry(rows, gameId, change, atMs))),
    open: (gameId) => guarded(() => store.read((rows) => openGame(rows, gameId))),
    remove: (gameId) => mark(gameId, true),
    restore: (gameId) => mark(gameId, false),
    forget: () =>
      guarded(() =>
        store.write(async (rows) => {
          for (const id of await idsRemoved(rows)) await forgetGame(rows, id);
          return null;
        }),
      ),
  };
}
