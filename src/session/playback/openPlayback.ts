import { createStore, type StoreApi } from 'zustand/vanilla';
import { isMovementAsked, catacombs, type CatacombsState } from '../../rules/catacombs';
import { recordOf, statesOf, writeRecord } from '../../rules/machine';
import type { Course, CourseLine } from '../course/course';
import type { FlickFilm } from '../game/flickFilm';
import { tableTold } from '../game/keptSheet';
import type { GameOpening } from '../game/opening';
import type { GameSheet } from '../game/sheet';
import { createTeller, type Chapter } from '../course/telling';
import { storyOf } from '../catacombs/story/storyOf';
import type { GameStory } from '../catacombs/story/gameStory';
import type { ShownTable } from '../catacombs/shown/shownTable';
import type { Beat, LogLine } from '../game/tableState';

export interface PlaybackState {
  /** How many commands have been carried out. */
  readonly step: number;
  /** Where it begins: behind all that was played under other rules, which nobody can play again. */
  readonly firstStep: number;
  readonly stepCount: number;
  readonly shown: ShownTable;
  readonly log: readonly LogLine[];
  /** What is to be shown now; null while it stands still. */
  readonly beat: Beat | null;
  /** The last flick so far. */
  readonly film: FlickFilm | null;
  /** The game at this step, as anybody may see it who looks on afterwards. */
  readonly view: CatacombsState;
}

/** A game that has been played, to be watched: what was taken back is left out. */
export interface Playback extends Pick<StoreApi<PlaybackState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly sheet: GameSheet;
  readonly story: GameStory;
  /** Every flick that can be watched again, in order. */
  readonly flicks: readonly FlickFilm[];
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

export interface PlaybackOptions {
  readonly opening: GameOpening;
  readonly course: Course;
  readonly sheet: GameSheet;
}

interface Release {
  readonly film: FlickFilm;
  /** The step that released it. */
  readonly step: number;
}

function releasesIn(log: readonly CourseLine[]): readonly Release[] {
  return log.flatMap(({ event, film, step, isTakenBack }) =>
    event.kind === 'flicked' && film !== null && !isTakenBack ? [{ film, step }] : [],
  );
}

/** A flick is released and comes to rest: two commands of the rules, and one thing to see. */
const RELEASE_STEPS = 2;

export function openPlayback({ opening, course, sheet }: PlaybackOptions): Playback {
  const { steps, state, record, openedAt } = course.timeline;
  const states = statesOf(catacombs, course.timeline);
  const standing = course.log.filter(({ isTakenBack }) => !isTakenBack);
  const releases = releasesIn(standing).filter((release) => release.step >= openedAt);
  const flicks = releases.map(({ film }) => film);
  const knownAt = (at: number): CatacombsState | null => states[at - openedAt] ?? null;
  const stateAt = (at: number): CatacombsState => knownAt(at) ?? state;
  let step = openedAt;

  const courseAt = (at: number): Course => ({
    timeline: { ...course.timeline, state: stateAt(at) },
    log: standing.filter((line) => line.step < at),
    film: null,
  });
  const teller = createTeller(courseAt(openedAt), false);

  const filmBefore = (at: number): FlickFilm | null =>
    releases.findLast((release) => release.step + RELEASE_STEPS <= at)?.film ?? null;

  function chapterOf(index: number): Chapter {
    const lines = standing.filter((line) => line.step === index);
    const released = releases.find((release) => release.step === index - 1);
    const isRest = steps[index]?.command.kind === 'flickResolved';
    return {
      lines,
      film: isRest ? (released?.film ?? null) : null,
      after: stateAt(index + 1),
      isMovement: isRest && isMovementAsked(stateAt(index - 1)),
      cause: standing.find((line) => line.step === (isRest ? index - 1 : index))?.cause ?? null,
    };
  }

  function snapshot(): PlaybackState {
    const { beat, shown, log } = teller.now();
    return {
      step,
      firstStep: openedAt,
      stepCount: steps.length,
      shown,
      log,
      beat,
      film: filmBefore(step),
      view: stateAt(step),
    };
  }

  const store = createStore<PlaybackState>(snapshot);
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
    story: storyOf(course, knownAt),
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
      return writeRecord(recordOf(catacombs.id, opening, commands, tableTold(sheet, null)));
    },
  };
}
