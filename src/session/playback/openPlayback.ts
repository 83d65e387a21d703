import { createStore, type StoreApi } from 'zustand/vanilla';
import { recordOf, statesOf, writeRecord, type GameState } from '../../rules/machine';
import { createTeller, type Chapter } from '../course/telling';
import type { Course, CourseLine, LogLine } from '../game/course';
import type { FlickFilm } from '../game/flickFilm';
import type { GameModule } from '../game/gameModule';
import { tableTold } from '../game/keptSheet';
import type { GameOpening } from '../game/opening';
import type { Played } from '../game/played';
import type { GameSheet } from '../game/sheet';
import type { Beat } from '../game/tableState';

export interface PlaybackState<P extends Played> {
  /** How many commands have been carried out. */
  readonly step: number;
  /** Where it begins: behind all that was played under other rules, which nobody can play again. */
  readonly firstStep: number;
  readonly stepCount: number;
  readonly shown: P['shown'];
  readonly log: readonly LogLine<P>[];
  /** What is to be shown now; null while it stands still. */
  readonly beat: Beat<P> | null;
  /** The last flick so far. */
  readonly film: FlickFilm<P['flicked']> | null;
  /** The game at this step, as anybody may see it who looks on afterwards. */
  readonly view: GameState<P>;
}

/** A game that has been played, to be watched: what was taken back is left out. */
export interface Playback<P extends Played> extends Pick<
  StoreApi<PlaybackState<P>>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  readonly sheet: GameSheet;
  readonly story: P['story'];
  /** Every flick that can be watched again, in order. */
  readonly flicks: readonly FlickFilm<P['flicked']>[];
  /** Begins to tell the next command. */
  next(): void;
  told(beatNumber: number): void;
  /** The table after so many commands, at once. */
  goTo(step: number): void;
  /** The table before this flick is released: `next` shows it. */
  goToFlick(flick: number): void;
  /** The game up to this flick and no farther, as a file. */
  writeShot(flick: number): string;
}

export interface PlaybackOptions<P extends Played> {
  readonly module: GameModule<P>;
  readonly opening: GameOpening<P>;
  readonly course: Course<P>;
  readonly sheet: GameSheet;
}

interface Release<P extends Played> {
  readonly film: FlickFilm<P['flicked']>;
  /** The step that released it. */
  readonly step: number;
}

function releasesIn<P extends Played>({ flicks }: GameModule<P>, log: readonly CourseLine<P>[]): readonly Release<P>[] {
  return log.flatMap(({ event, film, step, isTakenBack }) =>
    flicks?.isRelease(event) === true && film !== null && !isTakenBack ? [{ film, step }] : [],
  );
}

/** A flick is released and comes to rest: two commands of the rules, and one thing to see. */
const RELEASE_STEPS = 2;

export function openPlayback<P extends Played>({ module, opening, course, sheet }: PlaybackOptions<P>): Playback<P> {
  const { game } = module.book;
  const { steps, state, record, openedAt } = course.timeline;
  const states = statesOf(game, course.timeline);
  const standing = course.log.filter(({ isTakenBack }) => !isTakenBack);
  const releases = releasesIn(module, standing).filter((release) => release.step >= openedAt);
  const flicks = releases.map(({ film }) => film);
  const knownAt = (at: number): GameState<P> | null => states[at - openedAt] ?? null;
  const stateAt = (at: number): GameState<P> => knownAt(at) ?? state;
  let step = openedAt;

  const courseAt = (at: number): Course<P> => ({
    timeline: { ...course.timeline, state: stateAt(at) },
    log: standing.filter((line) => line.step < at),
    film: null,
  });
  const teller = createTeller(module, courseAt(openedAt), false);

  const filmBefore = (at: number): FlickFilm<P['flicked']> | null =>
    releases.findLast((release) => release.step + RELEASE_STEPS <= at)?.film ?? null;

  function chapterOf(index: number): Chapter<P> {
    const lines = standing.filter((line) => line.step === index);
    const released = releases.find((release) => release.step === index - 1);
    const { flicks: flicking } = module;
    const command = steps[index]?.command;
    const isRest = command !== undefined && flicking !== null && flicking.read.resolved(command) !== null;
    return {
      lines,
      film: isRest ? (released?.film ?? null) : null,
      after: stateAt(index + 1),
      isMovement: isRest && flicking?.isMovement(stateAt(index - 1)) === true,
      cause: standing.find((line) => line.step === (isRest ? index - 1 : index))?.cause ?? null,
    };
  }

  function snapshot(): PlaybackState<P> {
    const { beat, log } = teller.now();
    return {
      step,
      firstStep: openedAt,
      stepCount: steps.length,
      shown: teller.shownTo(null),
      log,
      beat,
      film: filmBefore(step),
      view: stateAt(step),
    };
  }

  const store = createStore<PlaybackState<P>>(snapshot);
  const publish = (): void => store.setState(snapshot());

  /** Nothing is left to be told: the table is as the rules have it. */
  function rest(): void {
    if (teller.now().beat === null) teller.end(courseAt(step));
    publish();
  }

  function goTo(at: number): void {
    step = Math.min(steps.length, Math.max(openedAt, Math.round(at)));
    teller.end(courseAt(step));
    publish();
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    sheet,
    story: module.storyOf(course, knownAt),
    flicks,
    next() {
      if (step >= steps.length) return;
      const isRelease = releases.some((release) => release.step === step);
      const count = isRelease ? RELEASE_STEPS : 1;
      const chapters = Array.from({ length: count }, (_, index) => chapterOf(step + index));
      step += count;
      teller.tell(chapters);
      rest();
    },
    told(beatNumber) {
      if (teller.now().beat?.number !== beatNumber) return;
      teller.told();
      rest();
    },
    goTo,
    goToFlick: (flick) => goTo(releases[flick]?.step ?? step),
    writeShot(flick) {
      const film = flicks[flick];
      const commands = film === undefined ? record : record.slice(0, film.commandIndex + RELEASE_STEPS);
      return writeRecord(recordOf(game.id, opening, commands, tableTold(sheet, null)));
    },
  };
}
