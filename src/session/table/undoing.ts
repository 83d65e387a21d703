import { undoable, type Eyes, type Game, type SeatId, type Timeline } from '../../rules/machine';
import type { Played } from '../game/played';
import type { UndoOffer } from '../game/tableState';

export interface Undoing<P extends Played> {
  readonly offer: UndoOffer<P>;
  /** How many steps go back with it. */
  readonly steps: number;
}

/**
 * The last answer of a person, and all that the app has said since; null where something has been revealed meanwhile, or
 * where these eyes may not know what was answered: that is for whoever answered to take back.
 */
export function undoingOf<P extends Played>(
  game: Game<P>,
  timeline: Timeline<P>,
  appSeats: readonly SeatId[],
  eyes: Eyes,
): Undoing<P> | null {
  const { steps, state } = timeline;
  for (let count = 1; count <= steps.length; count++) {
    const step = undoable({ ...timeline, steps: steps.slice(0, steps.length + 1 - count) });
    if (step === null) return null;
    const { seat } = step.command;
    if (seat !== undefined && appSeats.includes(seat)) continue;
    const answer = game.answerFor(state, step.command, eyes);
    return answer === null ? null : { offer: { purpose: step.purpose, answer }, steps: count };
  }
  return null;
}
