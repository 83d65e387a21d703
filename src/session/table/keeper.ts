import type { SeatId } from '../../rules/machine';
import type { CatacombsStep, Course } from '../course/course';
import { snapshotOf } from '../course/courseSnapshot';
import { gameSummary } from '../catacombs/summary/gameSummary';
import { writeSheet } from '../game/keptSheet';
import { writeStep } from '../course/keptStep';
import type { GameSheet } from '../game/sheet';
import type { Cause } from '../game/tableState';
import { createJournal, type Journal, type Keeping } from './journal';
import type { TableSessionOptions } from './tableSessionOptions';

/** All of a table that is kept. */
export interface KeptTable {
  readonly course: Course;
  readonly sheet: GameSheet;
  readonly hand: SeatId;
}

export interface KeeperOptions {
  readonly now: () => KeptTable;
  /** This is no time for what can wait. */
  readonly isBusy: () => boolean;
  readonly onKeeping: (keeping: Keeping) => void;
}

export interface Keeper extends Pick<Journal, 'settled' | 'rest'> {
  /** What has just been done, and the table as it is now. */
  keep(steps: readonly CatacombsStep[], cause?: Cause | null): void;
}

/** Puts a table into the words of the shelf, and sees to it that they are written. */
export function createKeeper(options: TableSessionOptions, { now, isBusy, onKeeping }: KeeperOptions): Keeper {
  const { shelf, gameId, nowMs, stepCount: stepsOnShelf, snapshotStepCount = 0 } = options;
  const journal = createJournal({
    shelf,
    gameId,
    stepCount: options.course.timeline.record.length,
    stepsOnShelf,
    snapshotStepCount,
    snapshotAfter(stepCount) {
      const { course } = now();
      return course.timeline.record.length === stepCount ? snapshotOf(course) : null;
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
        steps.map((step) => writeStep(step, cause)),
        {
          sheet: writeSheet({ sheet, hand }),
          summary: JSON.stringify(gameSummary(state)),
          isOver: state.outcome !== null,
        },
      );
    },
  };
}
