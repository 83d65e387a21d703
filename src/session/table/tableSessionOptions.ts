import type { SeatId } from '../../rules/machine';
import type { KeptFlicks } from '../flicking/likeness';
import type { Course } from '../game/course';
import type { GameModule } from '../game/gameModule';
import type { Occasion } from '../game/occasion';
import type { GameOpening } from '../game/opening';
import type { Played } from '../game/played';
import type { GameSheet } from '../game/sheet';
import type { Thinker } from '../game/thinker';
import type { WritableShelf } from './journal';

export interface TableSessionOptions<P extends Played> {
  readonly module: GameModule<P>;
  readonly gameId: string;
  readonly opening: GameOpening<P>;
  /** The game so far. */
  readonly course: Course<P>;
  readonly sheet: GameSheet;
  readonly occasion: Occasion;
  /** Who held the device last; null for whoever is asked first. */
  readonly hand: SeatId | null;
  readonly shelf: WritableShelf;
  /** How many steps are on the shelf: more than in the course, where some were dropped. */
  readonly stepCount: number;
  /** What it was at its latest snapshot; null where it was played from its beginning. */
  readonly snapshot: Course<P> | null;
  readonly nowMs: () => number;
  readonly thinker: Thinker;
  /** Told of every flick that somebody makes by hand. */
  readonly flicks: Pick<KeptFlicks, 'note'>;
}
