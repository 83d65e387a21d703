import type { RecordedStep, SeatId } from '../../rules/machine';
import { snapshotOf } from '../course/courseSnapshot';
import { writeStep } from '../course/keptStep';
import type { Cause, Course } from '../game/course';
import { writeSheet } from '../game/keptSheet';
import type { Played } from '../game/played';
import type { GameSheet } from '../game/sheet';
import { createJournal, type Journal, type Keeping } from './journal';
import type { TableSessionOptions } from './tableSessionOptions';

/** All of a table that is kept. */
export interface KeptTable<P extends Played> {
  readonly course: Course<P>;
  readonly sheet: GameSheet;
  readonly hand: SeatId;
}

export interface KeeperOptions<P extends Played> {
  readonly now: () => KeptTable<P>;
  /** This is no time for what can wait. */
  readonly isBusy: () => boolean;
  readonly onKeeping: (keeping: Keeping) => void;
}

export interface Keeper<P extends Played> extends Pick<Journal, 'settled' | 'rest'> {
  /** What has just been done, and the table as it is now. */
  keep(steps: readonly RecordedStep<P>[], cause?: Cause<P> | null): void;
}

/** Puts a table into the words of the shelf, and sees to it that they are written. */
export function createKeeper<P extends Played>(
  options: TableSessionOptions<P>,
  { now, isBusy, onKeeping }: KeeperOptions<P>,
): Keeper<P> {
  const { module, occasion, shelf, gameId, nowMs, stepCount: stepsOnShelf, snapshotStepCount = 0 } = options;
  const journal = createJournal({
    shelf,
    gameId,
    stepCount: options.course.timeline.record.length,
    stepsOnShelf,
    snapshotStepCount,
    snapshotAfter(stepCount) {
      const { course } = now();
      return course.timeline.record.length === stepCount ? snapshotOf(module, course) : null;
    },
    isBusy,
    nowMs,
    onKeeping,
  });

  return {
    settled: journal.settled,
    rest: journal.rest,
    keep(steps, cause = null) {
      const { course, sheet, hand } = now();
      const { state } = course.timeline;
      journal.add(
        steps.map((step) => writeStep(module, step, cause)),
        {
          sheet: writeSheet({ sheet, hand, occasion }),
          summary: JSON.stringify(module.summary.of(module.book.game.viewFor(state, null))),
          isOver: state.outcome !== null,
        },
      );
    },
  };
}
