import { recordOf, statesOf, writeRecord, type GameState } from '../../rules/machine';
import type { Course } from '../game/course';
import type { GameModule } from '../game/gameModule';
import { tableTold } from '../game/keptSheet';
import type { GameOpening } from '../game/opening';
import type { Played } from '../game/played';
import type { GameSheet } from '../game/sheet';
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
}

export function openPlayback<P extends Played>({ module, opening, course, sheet }: PlaybackOptions<P>): Playback<P> {
  const { game } = module.book;
  const { steps, state, record, openedAt } = course.timeline;
  const states = statesOf(game, course.timeline);
  const knownAt = (at: number): GameState<P> | null => states[at - openedAt] ?? null;
  const watched = watch({
    module,
    course,
    sheet,
    firstStep: openedAt,
    stepCount: steps.length,
    stateAt: (at) => knownAt(at) ?? state,
  });
  return {
    ...watched,
    story: module.storyOf(course, knownAt),
    writeShot(flick) {
      const film = watched.flicks[flick];
      const commands = film === undefined ? record : record.slice(0, film.commandIndex + RELEASE_STEPS);
      return writeRecord(recordOf(game.id, opening, commands, tableTold(sheet, null)));
    },
  };
}
