import type { SeatId } from '../../rules/machine';
import type { GameShelf } from '../../storage';
import type { KeptFlicks } from '../flicking/likeness';
import type { Thinker } from '../thinkers/thinker';
import type { Course } from '../course/course';
import type { GameOpening } from '../game/opening';
import type { GameSheet } from '../game/sheet';

export interface TableSessionOptions {
  readonly gameId: string;
  readonly opening: GameOpening;
  /** The game so far. */
  readonly course: Course;
  readonly sheet: GameSheet;
  /** Who held the device last; null for whoever is asked first. */
  readonly hand: SeatId | null;
  readonly shelf: GameShelf;
  /** How many steps are on the shelf: more than in the course, where some were dropped. */
  readonly stepCount: number;
  /** How many of them the latest snapshot stands for. */
  readonly snapshotStepCount?: number;
  readonly nowMs: () => number;
  readonly thinker: Thinker;
  /** Told of every flick that somebody makes by hand. */
  readonly flicks: Pick<KeptFlicks, 'note'>;
}
