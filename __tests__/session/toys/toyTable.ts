import type { Brains } from '../../../src/ai/core';
import { openKeptFlicks } from '../../../src/session/flicking/likeness';
import type { Played } from '../../../src/session/game/played';
import type { TableSession } from '../../../src/session/game/tableSession';
import type { Modules } from '../../../src/session/shelf/modules';
import { openGames, type Games } from '../../../src/session/shelf/openGames';
import { thoughtReply } from '../../../src/session/thinkers/thoughtReply';
import { memoryKeyValue, memoryStorage, type AppStorage } from '../../../src/storage';

let count = 0;

export interface ToyDevice<M> {
  readonly storage: AppStorage;
  readonly games: Games<M>;
}

/** A device whose app knows these games and no others; another app may have written what it keeps. */
export function toyDevice<M extends Modules<M>>(
  modules: M,
  brains: Brains = {},
  storage: AppStorage = memoryStorage(),
): ToyDevice<M> {
  let clockMs = 1_000;
  const games = openGames({
    modules,
    shelf: storage.shelf,
    nowMs: () => (clockMs += 1),
    newId: () => `toy-${++count}`,
    thinker: { think: async (job) => thoughtReply(brains, job), cancel: () => undefined },
    flicks: openKeptFlicks(memoryKeyValue()),
  });
  return { storage, games };
}

export function valueOf<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Tells all that is to be told, lifts the curtain for whoever is waited for, and waits for the seats of the app. */
export async function settled<P extends Played>(session: TableSession<P>): Promise<void> {
  for (let round = 0; round < 400; round++) {
    await session.kept();
    await new Promise((resolve) => setImmediate(resolve));
    const { beat, curtain, thinking } = session.getState();
    if (curtain !== null) return;
    if (beat !== null) session.told(beat.number);
    else if (thinking === null) return;
  }
  throw new Error('the table does not come to rest');
}
