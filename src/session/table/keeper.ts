import type { GameState, RecordedStep, SeatId } from '../../rules/machine';
import { writeStep } from '../course/keptStep';
import type { Cause, Course } from '../game/course';
import { writeSheet } from '../game/keptSheet';
import type { Played } from '../game/played';
import type { GameSheet } from '../game/sheet';
import { createJournal, type Journal, type Keeping, type Standing } from './journal';
import { remembered } from './remembered';
import { createSnapshots } from './snapshots';
import type { TableSessionOptions } from './tableSessionOptions';

/** All of a table that is kept. */
export interface KeptTable<P extends Played> {
  readonly course: Course<P>;
  readonly sheet: GameSheet;
  readonly hand: SeatId;
}

export interface KeeperOptions<P extends Played> {
  readonly now: () => KeptTable<P>;
  readonly onKeeping: (keeping: Keeping) => void;
}

export interface Keeper<P extends Played> extends Pick<Journal, 'settled' | 'breathe' | 'rest'> {
  /** What has just been done, and the table as it is now. */
  keep(steps: readonly RecordedStep<P>[], cause?: Cause<P> | null): void;
}

/** Puts a table into the words of the shelf, and sees to it that they are written. */
export function createKeeper<P extends Played>(
  options: TableSessionOptions<P>,
  { now, onKeeping }: KeeperOptions<P>,
): Keeper<P> {
  const { module, occasion, shelf, gameId, nowMs, stepCount: stepsOnShelf, snapshot } = options;
  const snapshots = createSnapshots(module, shelf, gameId, snapshot);

  /** Worked out only for a state that has not been written yet: much that is kept changes nothing on the board. */
  const summaryOf = remembered((state: GameState<P>) =>
    JSON.stringify(module.summary.of(module.book.game.viewFor(state, null))),
  );

  function standing(): Standing {
    const { course, sheet, hand } = now();
    const { state } = course.timeline;
    return {
      sheet: writeSheet({ sheet, hand, occasion }),
      summary: summaryOf(state),
      isOver: state.outcome !== null,
    };
  }

  const journal = createJournal({
    shelf,
    gameId,
    stepCount: options.course.timeline.record.length,
    stepsOnShelf,
    snapshotStepCount: snapshot?.timeline.record.length ?? 0,
    async keepSnapshot(stepCount) {
      const { course } = now();
      return course.timeline.record.length === stepCount && (await snapshots.keep(course));
    },
    standing,
    nowMs,
    onKeeping,
  });

  return {
    settled: journal.settled,
    breathe: journal.breathe,
    rest: journal.rest,
    keep: (steps, cause = null) => journal.add(steps.map((step) => writeStep(module, step, cause))),
  };
}
