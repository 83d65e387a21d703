import type { Result } from '../../src/lib';
import type { GameShelf, StorageFault, StoredGame } from '../../src/storage';

export const GAME_ID = 'scripted';

/** A choice is short and a flick with its contacts is long. */
const LENGTHS = [60, 400, 90, 3000, 150];

/** What step so-and-so of the game is, whoever asks. */
export function stepAt(index: number): string {
  const length = LENGTHS[index % LENGTHS.length] ?? 0;
  return JSON.stringify({ number: index, contacts: 'c'.repeat(length) });
}

export const snapshotAfter = (stepCount: number): string => `after ${stepCount}`;

function sure<T>(result: Result<T, StorageFault>): T {
  if (!result.ok) throw new Error(`${result.error.kind}: ${result.error.reason}`);
  return result.value;
}

const SNAPSHOT_EVERY = 7;

/** Plays from where the game is, for ever; `onKept` hears of each step that has been acknowledged. */
export async function playOn(shelf: GameShelf, onKept: (index: number) => void): Promise<never> {
  if (!sure(await shelf.list()).some(({ id }) => id === GAME_ID)) {
    const entry = { id: GAME_ID, game: 'catacombs', atMs: 0, opening: '{}', sheet: '{}', summary: '0' };
    sure(await shelf.create(entry));
  }
  for (let index = sure(await shelf.open(GAME_ID)).steps.length; ; index++) {
    sure(await shelf.append(GAME_ID, index, stepAt(index), index));
    onKept(index);
    sure(await shelf.change(GAME_ID, { atMs: index, summary: String(index) }));
    if (index % SNAPSHOT_EVERY === 0) sure(await shelf.keepSnapshot(GAME_ID, index + 1, snapshotAfter(index + 1)));
  }
}

/** What is wrong with the game that was found after a kill; null when nothing is. */
export function wrongWith(found: Result<StoredGame, StorageFault>, lastKept: number): string | null {
  if (!found.ok)
    return lastKept < 0 && found.error.kind === 'missing' ? null : `${found.error.kind}: ${found.error.reason}`;
  const { steps, snapshot, dropped, entry } = found.value;
  if (dropped !== null) return `steps from ${dropped.fromStep} are gone: ${dropped.reason}`;
  if (steps.length <= lastKept) return `step ${lastKept} was acknowledged, and there are ${steps.length}`;
  const changed = steps.findIndex((step, index) => step !== stepAt(index));
  if (changed >= 0) return `step ${changed} is another one`;
  if (snapshot !== null && snapshot.text !== snapshotAfter(snapshot.stepCount)) return 'the snapshot is another one';
  return entry.stepCount === steps.length ? null : `the entry speaks of ${entry.stepCount} steps`;
}
