import type { SeatId } from '../../rules/machine';
import { undoable } from '../../rules/machine';
import type { CatacombsTimeline } from '../course/course';
import type { UndoOffer } from '../game/tableState';

export interface Undoing {
  readonly offer: UndoOffer;
  /** How many steps go back with it. */
  readonly steps: number;
}

/** The last answer of a person, and all that the app has said since; null where something has been revealed meanwhile. */
export function undoingOf(timeline: CatacombsTimeline, appSeats: readonly SeatId[]): Undoing | null {
  for (let steps = 1; ; steps++) {
    const step = undoable({ ...timeline, steps: timeline.steps.slice(0, timeline.steps.length + 1 - steps) });
    if (step === null) return null;
    const { seat } = step.command;
    if (seat !== undefined && appSeats.includes(seat)) continue;
    return { offer: { purpose: step.purpose, answer: step.command }, steps };
  }
}
