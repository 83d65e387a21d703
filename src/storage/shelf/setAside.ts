import { StorageRefusal } from '../fault';
import type { RowWriter } from '../rows/rowStore';
import { isKept, readEntry } from './entries';
import { changeEntry, createGame } from './gameWriting';
import { readJournal, sealedTail } from './journal';
import { latestSnapshot } from './snapshots';

/** What a game was before it went another way goes by the name of that game, and of what it ended in. */
const asideId = (gameId: string, lastSeal: string): string => `${gameId}-${lastSeal}`;

/** Whether this is what was set aside of one of these games. */
export const isSetAside = (id: string, ids: readonly string[]): boolean =>
  ids.some((other) => other !== id && id.startsWith(asideId(other, '')));

/**
 * Ends a game after so many of its steps, so that it may go on from there in another way. All that it was stays on the
 * shelf, as a game of its own: its id is that of this one and what it ended in, so that nothing is kept twice.
 */
export async function setAside(rows: RowWriter, gameId: string, stepCount: number): Promise<void> {
  const { opening, version, openingSeal, createdAtMs, touchedAtMs, state } = await readEntry(rows, gameId);
  const journal = await readJournal(rows, gameId, openingSeal);
  const { steps, lastSeal } = journal;
  if (stepCount > steps.length) throw new StorageRefusal('missing', `the game ${gameId} has no ${stepCount} steps`);
  const id = asideId(gameId, lastSeal);
  if (!(await isKept(rows, id))) {
    const snapshot = (await latestSnapshot(rows, gameId, journal)) ?? undefined;
    await createGame(rows, { ...opening, ...state, version, id, atMs: createdAtMs, steps, snapshot });
    await changeEntry(rows, id, {}, touchedAtMs);
  }
  const last = steps[stepCount - 1];
  await rows.drop('step', gameId, stepCount, Infinity);
  await rows.drop('snapshot', gameId, stepCount + 1, Infinity);
  await rows.drop('past', gameId, stepCount + 1, Infinity);
  const tail = { stepCount, lastSeal: last?.seal ?? openingSeal };
  await rows.put('tail', gameId, sealedTail(gameId, tail, last?.atMs ?? createdAtMs));
}
