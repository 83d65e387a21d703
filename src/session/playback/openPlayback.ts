import { writeGame } from '../course/gameFile';
import type { Course } from '../game/course';
import type { GameModule } from '../game/gameModule';
import { tableTold } from '../game/keptSheet';
import type { GameOpening } from '../game/opening';
import type { Played } from '../game/played';
import type { GameSheet } from '../game/sheet';
import { createPastStates } from './pastStates';
import { RELEASE_STEPS, watch, type Watched } from './watch';

export type { PlaybackState } from './watch';

/** A game that has been played, with all that is known of it. */
export interface Playback<P extends Played> extends Watched<P> {
  readonly story: P['story'];
  /** The game up to this flick and no farther, as a file. */
  writeShot(flick: number): string;
}

export interface PlaybackOptions<P extends Played> {
  readonly module: GameModule<P>;
  readonly opening: GameOpening<P>;
  readonly course: Course<P>;
  readonly sheet: GameSheet;
  /** When it was played last, milliseconds since 1970. */
  readonly playedAtMs: number;
}

export function openPlayback<P extends Played>(options: PlaybackOptions<P>): Playback<P> {
  const { module, opening, course, sheet, playedAtMs } = options;
  const { game } = module.book;
  const { steps, state, openedAt } = course.timeline;
  const past = createPastStates(game, course.timeline);
  const watched = watch({
    module,
    course,
    sheet,
    firstStep: openedAt,
    stepCount: steps.length,
    stateAt: (at) => past.at(at) ?? state,
  });
  return {
    ...watched,
    story: module.storyOf(course, past.at),
    writeShot(flick) {
      const film = watched.flicks[flick];
      const shared = { opening, course, sheet, table: tableTold(sheet, null), playedAtMs };
      return writeGame(module, shared, film === undefined ? undefined : film.commandIndex + RELEASE_STEPS);
    },
  };
}
