import type { CatacombsEvent, CatacombsState } from '../../rules/catacombs';
import type { Course, CourseLine } from './course';
import type { FlickFilm } from '../game/flickFilm';
import { isLoud } from '../catacombs/shown/loudEvents';
import { shownAfter, shownAtRest } from '../catacombs/shown/shownAfter';
import { shownOf } from '../catacombs/shown/shownOf';
import type { ShownTable } from '../catacombs/shown/shownTable';
import type { Beat, Cause } from '../game/tableState';
import { isIdleTurn, isSeenFirst, joins, mainOf } from '../catacombs/shown/toldTogether';

/** One thing to be told; `next` is the table at the end of the step that it came of. */
type Item =
  | { readonly kind: 'flight' | 'missed'; readonly film: FlickFilm }
  | {
      readonly kind: 'event';
      readonly line: CourseLine;
      readonly next: ShownTable;
      readonly isByApp: boolean;
      readonly isIdle: boolean;
    }
  | { readonly kind: 'rest'; readonly next: ShownTable };

export interface Telling {
  /** What is to be shown now; null when all has been told, or when the rest is told with what comes next. */
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
  /** Why it was done: people know what they have just done with their own hands, and owe nobody a reason. */
  readonly cause: Cause | null;
  /** Its flick was a mere movement. */
  readonly isMovement: boolean;
}

const isBeat = (item: Item): boolean =>
  item.kind === 'event' ? !item.isIdle && isLoud(item.line.event, item.isByApp) : item.kind !== 'rest';

function toldOf(shown: ShownTable, item: Item): ShownTable {
  switch (item.kind) {
    case 'flight':
      return shownAtRest(shown, item.film.result.rest);
    case 'event':
      return item.isIdle ? shown : shownAfter(shown, item.line.event, item.next);
    case 'missed':
      return shown;
    case 'rest':
      return item.next;
  }
}

const STRIKES: readonly CatacombsEvent['kind'][] = ['struck', 'damaged', 'unharmed'];

/** Whoever only moves misses nobody; and what is still being settled may strike yet. */
function isMiss({ lines, after, cause, isMovement }: Chapter): boolean {
  const isMeantToMove = cause?.thought.kind === 'shot' && cause.thought.aim.target === null;
  const isSettled = (after.model.room?.settlements.length ?? 0) === 0;
  if (isMovement || isMeantToMove) return false;
  return isSettled && !lines.some(({ event }) => STRIKES.includes(event.kind));
}

function itemsOf(chapter: Chapter): readonly Item[] {
  const { lines, film, after, cause } = chapter;
  const isByApp = cause?.by === 'app';
  const next = shownOf(after);
  const flick: readonly Item[] =
    film === null ? [] : [{ kind: 'flight', film }, ...(isMiss(chapter) ? [{ kind: 'missed', film } as const] : [])];
  const events = lines.map((line, index): Item => {
    const after = lines.slice(index + 1).map(({ event }) => event);
    const isIdle = isIdleTurn(line.event, after);
    return { kind: 'event', line, next, isByApp, isIdle };
  });
  return [...flick, ...events, { kind: 'rest', next }];
}

interface Passage {
  /** The event that is spoken of, and all that is told with it. */
  readonly events: readonly CatacombsEvent[];
  /** So many items are told by then, silent ones among them. */
  readonly length: number;
}

/** What is told at once with the first item, which is an event that deserves a beat. */
function passageIn(items: readonly Item[]): Passage {
  let events: readonly CatacombsEvent[] = [];
  let length = 0;
  for (const [index, item] of items.entries()) {
    if (!isBeat(item)) continue;
    if (item.kind !== 'event') break;
    if (index > 0 && !joins(events, item.line.event)) break;
    events = [...events, item.line.event];
    length = index + 1;
  }
  return { events, length };
}

/** So many beats tell what came of the flick that the first item is of; 1 where people have flicked. */
function crowdIn(items: readonly Item[]): number {
  const [first] = items;
  if (first?.kind !== 'event' || !first.isByApp || first.line.flick === null) return 1;
  let count = 0;
  for (let at = 0; at < items.length;) {
    const item = items[at];
    if (item?.kind === 'event' && isBeat(item)) {
      if (item.line.flick !== first.line.flick) break;
      count += 1;
      at += passageIn(items.slice(at)).length;
    } else if (item !== undefined && isBeat(item)) break;
    else at += 1;
  }
  return count;
}

/** Tells what has happened, bit by bit: the table and the log follow at the pace of whoever shows it. */
export interface Teller {
  now(): Telling;
  /** After all that is still to be told. `isMore`: the next is on its way, and who passes is told together. */
  tell(chapters: readonly Chapter[], isMore?: boolean): void;
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
  /** So many of the items belong to the beat. */
  let length = 0;
  /** Of one flick. */
  let crowd: { readonly flick: CourseLine['flick']; readonly count: number } | null = null;
  let shown = isNew ? bareTable(state) : shownOf(state);
  let log = isNew ? [] : course.log;
  let beat: Beat | null = null;
  let isMore = false;

  function take(most: number): void {
    for (const item of items.slice(0, most)) {
      shown = toldOf(shown, item);
      if (item.kind === 'event') log = [...log, item.line];
    }
    items = items.slice(most);
  }

  function crowdOf(flick: CourseLine['flick']): number {
    if (crowd === null || flick === null || crowd.flick !== flick) crowd = { flick, count: crowdIn(items) };
    return crowd.count;
  }

  function beginEvent(line: CourseLine): void {
    const passage = passageIn(items);
    const event = mainOf(passage.events);
    if (isMore && event.kind === 'passed' && !items.slice(passage.length).some(isBeat)) return;
    beat = { kind: 'event', number: ++count, event, events: passage.events, crowd: crowdOf(line.flick) };
    ({ length } = passage);
    if (!isSeenFirst(event)) return;
    take(length);
    length = 0;
  }

  function goToNextBeat(): void {
    beat = null;
    length = 0;
    const silent = items.findIndex(isBeat);
    take(silent < 0 ? items.length : silent);
    const [first] = items;
    if (first?.kind === 'event') return beginEvent(first.line);
    if (first === undefined || first.kind === 'rest') return;
    beat = { kind: first.kind, number: ++count, film: first.film };
    length = 1;
  }

  return {
    now: () => ({ beat, left: items.filter(isBeat).length, shown, log }),
    tell(chapters, more = false) {
      items = [...items, ...chapters.flatMap(itemsOf)];
      isMore = more;
      if (beat === null) goToNextBeat();
    },
    told() {
      take(length);
      goToNextBeat();
    },
    end({ timeline, log: whole }) {
      items = [];
      beat = null;
      length = 0;
      shown = shownOf(timeline.state);
      log = whole;
    },
  };
}
