import type { Eyes, GameState } from '../../rules/machine';
import type { Cause, Course, CourseLine } from '../game/course';
import type { ToldFlick } from '../game/flickFilm';
import type { GameModule } from '../game/gameModule';
import type { Played } from '../game/played';
import type { Beat } from '../game/tableState';
import { createShownTables, type Item } from './shownTables';

export interface Telling<P extends Played> {
  /** What is to be shown now; null when all has been told, or when the rest is told with what comes next. */
  readonly beat: Beat<P> | null;
  readonly left: number;
  readonly log: readonly CourseLine<P>[];
}

/** What a step has added to the course of the game. */
export interface Episode<P extends Played> {
  readonly lines: readonly CourseLine<P>[];
  /** The flick that it brought to rest: it is shown first. */
  readonly film: ToldFlick<P> | null;
  readonly after: GameState<P>;
  /** Why it was done: people know what they have just done with their own hands, and owe nobody a reason. */
  readonly cause: Cause<P> | null;
  /** Its flick was a mere movement. */
  readonly isMovement: boolean;
}

/** Tells what has happened, bit by bit: the table and the log follow at the pace of whoever shows it. */
export interface Teller<P extends Played> {
  now(): Telling<P>;
  /** The table as these eyes see it at this moment of the telling. */
  shownTo(eyes: Eyes): P['shown'];
  /** After all that is still to be told. `isMore`: the next is on its way, and who passes is told together. */
  tell(episodes: readonly Episode<P>[], isMore?: boolean): void;
  /** The beat has been shown. */
  told(): void;
  /** Nothing more is to be told: the table is as the rules have it. */
  end(course: Course<P>): void;
}

/** `isNew`: the opening of the game is yet to be told. */
export function createTeller<P extends Played>(module: GameModule<P>, course: Course<P>, isNew: boolean): Teller<P> {
  const { tale, flicks } = module;
  const tables = createShownTables(module, course.timeline.state, isNew);
  let items: readonly Item<P>[] = [];
  let count = 0;
  /** So many of the items belong to the beat. */
  let length = 0;
  /** Of one flick. */
  let crowd: { readonly flick: CourseLine<P>['flick']; readonly count: number } | null = null;
  let log = isNew ? [] : course.log;
  let beat: Beat<P> | null = null;
  let isMore = false;

  const isBeat = (item: Item<P>): boolean =>
    item.kind === 'event' ? !item.isIdle && tale.isLoud(item.line.event, item.isByApp) : item.kind !== 'rest';

  /** Whoever only moves misses nobody; and what is still being settled may strike yet. */
  function isMiss({ lines, after, cause, isMovement }: Episode<P>): boolean {
    if (flicks === null || isMovement || flicks.isSettling(after)) return false;
    if (cause !== null && flicks.isMeantToMove(cause.thought)) return false;
    return !lines.some(({ event }) => flicks.isStrike(event));
  }

  function itemsOf(episode: Episode<P>): readonly Item<P>[] {
    const { lines, film, after, cause } = episode;
    const isByApp = cause?.by === 'app';
    const flick: readonly Item<P>[] =
      film === null ? [] : [{ kind: 'flight', film }, ...(isMiss(episode) ? [{ kind: 'missed', film } as const] : [])];
    const events = lines.map((line, index): Item<P> => {
      const later = lines.slice(index + 1).map(({ event }) => event);
      return { kind: 'event', line, after, isByApp, isIdle: tale.isIdle(line.event, later) };
    });
    return [...flick, ...events, { kind: 'rest', after }];
  }

  /** What is told at once with the first item, which is an event that deserves a beat, and with how many items. */
  function passageIn(from: readonly Item<P>[]) {
    let events: readonly P['event'][] = [];
    let taken = 0;
    for (const [index, item] of from.entries()) {
      if (!isBeat(item)) continue;
      if (item.kind !== 'event') break;
      if (index > 0 && !tale.joins(events, item.line.event)) break;
      events = [...events, item.line.event];
      taken = index + 1;
    }
    return { events, length: taken };
  }

  /** So many beats tell what came of the flick that the first item is of; 1 where people have flicked. */
  function crowdIn(from: readonly Item<P>[]): number {
    const [first] = from;
    if (first?.kind !== 'event' || !first.isByApp || first.line.flick === null) return 1;
    let beats = 0;
    for (let at = 0; at < from.length;) {
      const item = from[at];
      if (item?.kind === 'event' && isBeat(item)) {
        if (item.line.flick !== first.line.flick) break;
        beats += 1;
        at += passageIn(from.slice(at)).length;
      } else if (item !== undefined && isBeat(item)) break;
      else at += 1;
    }
    return beats;
  }

  function take(most: number): void {
    const taken = items.slice(0, most);
    tables.take(taken);
    log = [...log, ...taken.flatMap((item) => (item.kind === 'event' ? [item.line] : []))];
    items = items.slice(most);
  }

  function crowdOf(flick: CourseLine<P>['flick']): number {
    if (crowd === null || flick === null || crowd.flick !== flick) crowd = { flick, count: crowdIn(items) };
    return crowd.count;
  }

  function beginEvent(line: CourseLine<P>): void {
    const passage = passageIn(items);
    const event = tale.mainOf(passage.events);
    if (isMore && tale.waitsForMore(event) && !items.slice(passage.length).some(isBeat)) return;
    beat = { kind: 'event', number: ++count, event, events: passage.events, crowd: crowdOf(line.flick) };
    ({ length } = passage);
    if (!tale.isSeenFirst(event)) return;
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
    now: () => ({ beat, left: items.filter(isBeat).length, log }),
    shownTo: tables.shownTo,
    tell(episodes, more = false) {
      items = [...items, ...episodes.flatMap(itemsOf)];
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
      tables.rest(timeline.state);
      log = whole;
    },
  };
}
