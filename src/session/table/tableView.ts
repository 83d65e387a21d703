import type { Eyes, GameState, Refusal, SeatId } from '../../rules/machine';
import type { Telling } from '../course/telling';
import { answersOf } from '../flicking/launching';
import type { Course } from '../game/course';
import type { GameModule } from '../game/gameModule';
import type { Occasion } from '../game/occasion';
import type { Played } from '../game/played';
import { appSeatsOf, type GameSheet } from '../game/sheet';
import type { CommonTable, Hint, SeatTable } from '../game/tableState';
import { spokenBy } from './answering';
import { isAskedOpenly, type Holding } from './handOver';
import type { Keeping } from './journal';
import { proposalOf } from './proposing';
import { remembered } from './remembered';
import { whyNotRetake } from './retaking';
import { beatSeenBy, logSeenBy } from '../course/seenBy';
import { undoingOf } from './undoing';

export interface TableMoment<P extends Played> {
  readonly gameId: string;
  readonly course: Course<P>;
  readonly sheet: GameSheet;
  readonly occasion: Occasion;
  readonly holding: Holding;
  readonly telling: Telling<P>;
  readonly shownTo: (eyes: Eyes) => P['shown'];
  readonly refusal: Refusal | null;
  readonly keeping: Keeping;
  /** Nothing stands between the players and what is asked. */
  readonly isAsking: boolean;
  /** The same, unless the app thinks of it just now: then people may still take something back. */
  readonly isQuiet: boolean;
  readonly thinking: SeatId | null;
  /** What the app meant by its last answer, where that was a flick. */
  readonly intent: P['flicked']['intent'] | null;
  /** What it means to flick next. */
  readonly coming: P['flicked']['intent'] | null;
  readonly hint: Hint<P> | 'thinking' | null;
  /** The game is played in another tab. */
  readonly isWatched?: boolean;
}

/** What the screens see of a game, moment by moment; what has not changed stays the same object. */
export interface TableView<P extends Played> {
  common(moment: TableMoment<P>): CommonTable<P>;
  seat(moment: TableMoment<P>, eyes: Eyes): SeatTable<P>;
}

/** Discs that whoever is within reach of the device may launch. */
function launchable<P extends Played>(
  module: GameModule<P>,
  { course, sheet, holding }: TableMoment<P>,
): readonly string[] {
  const { book, flicks } = module;
  const { state } = course.timeline;
  if (flicks === null) return [];
  return flicks.launchable(state).filter((discId) => {
    const [first] = answersOf(flicks, state, { discId, vxMmS: 0, vyMmS: 0, from: null }) ?? [];
    const isFlick = first !== undefined && flicks.read.flick(first) !== null;
    return first === undefined || isFlick || spokenBy(book.game, state, sheet, holding.hand, first).refusal === null;
  });
}

const areSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/** What one pair of eyes is shown, each part worked out anew only when it may have changed. */
function createSeatView<P extends Played>(module: GameModule<P>, eyes: Eyes): (moment: TableMoment<P>) => SeatTable<P> {
  const { game } = module.book;
  const viewOf = remembered((state: GameState<P>) => game.viewFor(state, eyes));
  const beatOf = remembered((beat: Telling<P>['beat'], state: GameState<P>) => beatSeenBy(module, beat, state, eyes));
  const logOf = remembered((log: Telling<P>['log'], timeline: Course<P>['timeline']) =>
    logSeenBy(module, log, timeline, eyes),
  );

  return ({ course, sheet, holding, telling, shownTo, isAsking, isQuiet }) => {
    const { state } = course.timeline;
    const view = viewOf(state);
    const isAsked = eyes === holding.hand || (eyes !== null && view.prompt?.seats.includes(eyes) === true);
    const isShown = isAsked || isAskedOpenly(game, state);
    return {
      view,
      shown: shownTo(eyes),
      beat: holding.curtain !== null && eyes === holding.hand ? null : beatOf(telling.beat, state),
      prompt: isAsking && isShown ? view.prompt : null,
      log: logOf(telling.log, course.timeline),
      undo: isQuiet ? (undoingOf(game, course.timeline, appSeatsOf(sheet), eyes)?.offer ?? null) : null,
    };
  };
}

export function createTableView<P extends Played>(module: GameModule<P>): TableView<P> {
  const seats = new Map<Eyes, (moment: TableMoment<P>) => SeatTable<P>>();
  let discs: readonly string[] = [];

  function discsOf(moment: TableMoment<P>): readonly string[] {
    const next = moment.isAsking ? launchable(module, moment) : [];
    discs = areSame(discs, next) ? discs : next;
    return discs;
  }

  return {
    common(moment) {
      const { gameId, course, sheet, occasion, holding, telling, refusal, keeping, isQuiet, thinking, hint } = moment;
      const { intent, coming, isWatched = false } = moment;
      const { beat } = telling;
      const retakeBar = whyNotRetake(module, course, sheet);
      return {
        gameId,
        sheet,
        occasion,
        ...holding,
        beatsLeft: telling.left,
        isWatched,
        thinking,
        intent: beat?.kind === 'flight' ? intent : null,
        coming: beat === null || beat.kind === 'flight' ? null : coming,
        hint,
        launchable: discsOf(moment),
        refusal,
        film: course.film,
        retakeBar,
        mayRetake: isQuiet && retakeBar === null,
        proposal: isQuiet && !isWatched ? proposalOf(module, course.timeline.state, sheet, holding.hand) : null,
        keeping,
      };
    },
    seat(moment, eyes) {
      const view = seats.get(eyes) ?? createSeatView(module, eyes);
      seats.set(eyes, view);
      return view(moment);
    },
  };
}
