import type { Result } from '../../../src/lib';
import type { FaultKind, StorageFault, StoredGame } from '../../../src/storage';

const CLEAR: readonly FaultKind[] = ['damaged', 'newer'];

/** What may come of opening a spoilt game: a clear fault, or the game up to a step, and then it says so. */
export function dishonestyOf(opened: Result<StoredGame, StorageFault>, whole: StoredGame): string | null {
  if (!opened.ok) return CLEAR.includes(opened.error.kind) ? null : `${opened.error.kind}: ${opened.error.reason}`;
  const { opening, steps, dropped, entry, snapshot } = opened.value;
  if (opening !== whole.opening) return 'another opening';
  if (steps.some((step, index) => step !== whole.steps[index])) return 'another step';
  if (snapshot !== null && snapshot.text !== `after ${snapshot.stepCount}`) return 'another snapshot';
  if (dropped !== null) return null;
  if (steps.length !== whole.steps.length) return 'steps left out without a word';
  return JSON.stringify(entry) === JSON.stringify(whole.entry) ? null : 'another entry without a word';
}
