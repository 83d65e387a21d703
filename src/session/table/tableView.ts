import { catacombs } from '../../rules/catacombs';
import type { Refusal, SeatId } from '../../rules/machine';
import type { Course } from '../course/course';
import type { Telling } from '../course/telling';
import { appSeatsOf, type GameSheet } from '../game/sheet';
import type { Hint, Intent, TableState } from '../game/tableState';
import { spokenBy } from './answering';
import type { Holding } from './handOver';
import type { Keeping } from './journal';
import { answersOf, launchableIn } from '../catacombs/flicks/swipe';
import { remembered } from './remembered';
import { beatSeenBy, logSeenBy } from './seenBy';
import { proposalOf } from '../catacombs/proposing';
import { whyNotRetake } from './retaking';
import { undoingOf } from './undoing';

export interface TableMoment {
  readonly gameId: string;
  readonly course: Course;
  readonly sheet: GameSheet;
  readonly holding: Holding;
  readonly telling: Telling;
  readonly refusal: Refusal | null;
  readonly keeping: Keeping;
  /** Nothing stands between the players and what is asked. */
  readonly isAsking: boolean;
  /** The same, unless the app thinks of it just now: then people may still take something back. */
  readonly isQuiet: boolean;
  readonly thinking: SeatId | null;
  /** What the app meant by its last answer, where that was a flick. */
  readonly intent: Intent | null;
  /** What it means to flick next. */
  readonly coming: Intent | null;
  readonly hint: Hint | 'thinking' | null;
  /** The game is played in another tab. */
  readonly isWatched?: boolean;
}

/** Discs that whoever is within reach of the device may launch. */
function launchable({ course, sheet, holding }: TableMoment): readonly string[] {
  const { state } = course.timeline;
  return launchableIn(state).filter((discId) => {
    const [first] = answersOf(state, { discId, vxMmS: 0, vyMmS: 0, from: null }) ?? [];
    return first?.kind !== 'choose' || spokenBy(state, sheet, holding.hand, first).refusal === null;
  });
}

const areSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/** What the screens see of a game, moment by moment; what has not changed stays the same object. */
export function createTableView(): (moment: TableMoment) => TableState {
  const viewOf = remembered(catacombs.viewFor);
  const beatOf = remembered(beatSeenBy);
  const logOf = remembered(logSeenBy);
  let discs: readonly string[] = [];

  function discsOf(moment: TableMoment): readonly string[] {
    const next = moment.isAsking ? launchable(moment) : [];
    discs = areSame(discs, next) ? discs : next;
    return discs;
  }

  return (moment) => {
    const {
      gameId,
      course,
      sheet,
      holding,
      telling,
      refusal,
      keeping,
      isAsking,
      isQuiet,
      thinking,
      intent,
      coming,
      hint,
    } = moment;
    const { isWatched = false } = moment;
    const { state } = course.timeline;
    const { hand } = holding;
    const retakeBar = whyNotRetake(course, sheet);
    const beat = beatOf(telling.beat, state, hand);
    return {
      gameId,
      sheet,
      ...holding,
      view: viewOf(state, hand),
      shown: telling.shown,
      beat,
      beatsLeft: telling.left,
      isWatched,
      prompt: isAsking ? state.prompt : null,
      thinking,
      intent: beat?.kind === 'flight' ? intent : null,
      coming: beat === null || beat.kind === 'flight' ? null : coming,
      hint,
      launchable: discsOf(moment),
      refusal,
      log: logOf(telling.log, state, hand),
      undo: isQuiet ? (undoingOf(course.timeline, appSeatsOf(sheet))?.offer ?? null) : null,
      film: course.film,
      retakeBar,
      mayRetake: isQuiet && retakeBar === null,
      proposal: isQuiet && !isWatched ? proposalOf(state, sheet, hand) : null,
      keeping,
    };
  };
}
