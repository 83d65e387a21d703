import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GameState } from '../../rules/machine';
import { beatSeenBy, logSeenBy } from '../course/seenBy';
import { createTeller, type Episode } from '../course/telling';
import type { Course, CourseLine, LogLine } from '../game/course';
import { createFilms } from '../flicking/film';
import type { Films, ToldFlick } from '../game/flickFilm';
import type { GameModule } from '../game/gameModule';
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
  readonly film: ToldFlick<P> | null;
  /** The game at this step, as whoever looks on may see it. */
  readonly view: GameState<P>;
}

/** What was played, to be watched: what was taken back is left out. */
export interface Watched<P extends Played>
  extends Pick<StoreApi<PlaybackState<P>>, 'getState' | 'getInitialState' | 'subscribe'>, Films<P> {
  readonly sheet: GameSheet;
  /** Every flick that can be watched again, in order. */
  readonly flicks: readonly ToldFlick<P>[];
  /** Begins to tell the next command. */
  next(): void;
  told(beatNumber: number): void;
  /** The table after so many commands, at once. */
  goTo(step: number): void;
  /** The table before this flick is released: `next` shows it. */
  goToFlick(flick: number): void;
}

/** What there is to watch. */
export interface Past<P extends Played> {
  readonly module: GameModule<P>;
  readonly course: Course<P>;
  readonly sheet: GameSheet;
  readonly firstStep: number;
  readonly stepCount: number;
  /** The game after so many commands. */
  stateAt(step: number): GameState<P>;
}

interface Release<P extends Played> {
  readonly film: ToldFlick<P>;
  /** The step that released it. */
  readonly step: number;
}

function releasesIn<P extends Played>({ flicks }: GameModule<P>, log: readonly CourseLine<P>[]): readonly Release<P>[] {
  return log.flatMap(({ event, film, step, isTakenBack }) =>
    flicks?.isRelease(event) === true && film !== null && !isTakenBack ? [{ film, step }] : [],
  );
}

/** A flick is released and comes to rest: two commands of the rules, and one thing to see. */
export const RELEASE_STEPS = 2;

export function watch<P extends Played>(past: Past<P>): Watched<P> {
  const { module, course, sheet, firstStep, stepCount, stateAt } = past;
  const standing = course.log.filter(({ isTakenBack }) => !isTakenBack);
  const releases = releasesIn(module, standing).filter((release) => release.step >= firstStep);
  let step = firstStep;

  const courseAt = (at: number): Course<P> => ({
    timeline: { ...course.timeline, state: stateAt(at) },
    log: standing.filter((line) => line.step < at),
    film: null,
  });
  const teller = createTeller(module, courseAt(firstStep), false);

  const filmBefore = (at: number): ToldFlick<P> | null =>
    releases.findLast((release) => release.step + RELEASE_STEPS <= at)?.film ?? null;

  function episodeOf(index: number): Episode<P> {
    // What comes right behind a release brings it to rest.
    const released = releases.find((release) => release.step === index - 1) ?? null;
    return {
      lines: standing.filter((line) => line.step === index),
      film: released?.film ?? null,
      after: stateAt(index + 1),
      isMovement: released !== null && module.flicks?.isMovement(stateAt(index - 1)) === true,
      cause: standing.find((line) => line.step === (released === null ? index : index - 1))?.cause ?? null,
    };
  }

  function snapshot(): PlaybackState<P> {
    const { beat, log } = teller.now();
    const film = filmBefore(step);
    // Whoever looks on sees what all could see at this step: an end that lays hands open does so when it is told.
    const timeline = { ...course.timeline, state: stateAt(step) };
    return {
      ...{ step, firstStep, stepCount, film },
      shown: teller.shownTo(null),
      log: logSeenBy(module, log, timeline, null),
      beat: beatSeenBy(module, beat, timeline.state, null),
      view: module.book.game.viewFor(timeline.state, null),
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
    step = Math.min(stepCount, Math.max(firstStep, Math.round(at)));
    teller.end(courseAt(step));
    publish();
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    sheet,
    film: createFilms(module.flicks).film,
    flicks: releases.map(({ film }) => film),
    next() {
      if (step >= stepCount) return;
      const isRelease = releases.some((release) => release.step === step);
      const count = isRelease ? RELEASE_STEPS : 1;
      const episodes = Array.from({ length: count }, (_, index) => episodeOf(step + index));
      step += count;
      teller.tell(episodes);
      rest();
    },
    told(beatNumber) {
      if (teller.now().beat?.number !== beatNumber) return;
      teller.told();
      rest();
    },
    goTo,
    goToFlick: (flick) => goTo(releases[flick]?.step ?? step),
  };
}
