import type { CatacombsState } from '../../../rules/catacombs';
import type { Course, CourseLine } from '../course/course';
import type { FlickFilm } from '../flickFilm';
import { isLoud } from './loudEvents';
import { shownAfter, shownAtRest } from './shownAfter';
import { shownOf } from './shownOf';
import type { ShownTable } from '../shownTable';
import type { Beat } from '../tableState';

/** One thing to be told; `next` is the table at the end of the step that it came of. */
type Item =
  | { readonly kind: 'flight'; readonly film: FlickFilm }
  | { readonly kind: 'event'; readonly line: CourseLine; readonly next: ShownTable };

export interface Telling {
  /** What is to be shown now; null when all has been told. */
  readonly beat: Beat | null;
  readonly left: number;
  readonly shown: ShownTable;
  readonly log: readonly CourseLine[];
}

/** What a step has added to the course of the game. */
export interface Chapter {
  readonly lines: readonly CourseLine[];
  /** The flick that it brought to rest: it is shown first. */
  readonly film: FlickFilm | null;
  readonly after: CatacombsState;
}

const isBeat = (item: Item): boolean => item.kind === 'flight' || isLoud(item.line.event);

const toldOf = (shown: ShownTable, item: Item): ShownTable =>
  item.kind === 'flight' ? shownAtRest(shown, item.film.result.rest) : shownAfter(shown, item.line.event, item.next);

function itemsOf({ lines, film, after }: Chapter): readonly Item[] {
  const next = shownOf(after);
  const events = lines.map((line): Item => ({ kind: 'event', line, next }));
  return film === null ? events : [{ kind: 'flight', film }, ...events];
}

const beatOf = (item: Item, number: number): Beat =>
  item.kind === 'flight'
    ? { kind: 'flight', number, film: item.film }
    : { kind: 'event', number, event: item.line.event };

/** Tells what has happened, bit by bit: the table and the log follow at the pace of whoever shows it. */
export interface Teller {
  now(): Telling;
  begin(chapters: readonly Chapter[]): void;
  /** The beat has been shown. */
  told(): void;
  /** Nothing more is to be told: the table is as the rules have it. */
  end(course: Course): void;
}

/** The table before the first card is turned up. */
const bareTable = (state: CatacombsState): ShownTable => ({
  ...shownOf(state),
  board: null,
  card: null,
  phase: null,
  round: 0,
  turn: null,
  pieces: {},
});

/** `isNew`: the opening of the game is yet to be told. */
export function createTeller(course: Course, isNew: boolean): Teller {
  const { state } = course.timeline;
  let items: readonly Item[] = [];
  let count = 0;
  let shown = isNew ? bareTable(state) : shownOf(state);
  let log = isNew ? [] : course.log;
  let beat: Beat | null = null;

  function take(item: Item): void {
    shown = toldOf(shown, item);
    if (item.kind === 'event') log = [...log, item.line];
    items = items.slice(1);
  }

  function goToNextBeat(): void {
    for (let item = items[0]; item !== undefined && !isBeat(item); item = items[0]) take(item);
    const [next] = items;
    beat = next === undefined ? null : beatOf(next, ++count);
  }

  return {
    now: () => ({ beat, left: items.filter(isBeat).length, shown, log }),
    begin(chapters) {
      items = chapters.flatMap(itemsOf);
      goToNextBeat();
    },
    told() {
      const [item] = items;
      if (item !== undefined) take(item);
      goToNextBeat();
    },
    end({ timeline, log: whole }) {
      items = [];
      beat = null;
      shown = shownOf(timeline.state);
      log = whole;
    },
  };
}
