import { catacombs, type CatacombsState } from '../../../rules/catacombs';
import { undoable, type Refusal, type SeatId } from '../../../rules/machine';
import type { Course } from '../course/course';
import type { Telling } from '../shown/telling';
import type { GameSheet } from '../sheet';
import type { TableState, UndoOffer } from '../tableState';
import { spokenBy } from './answering';
import type { Holding } from './handOver';
import type { Keeping } from './journal';
import { answersOf, launchableIn } from './launching';

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
}

/** Discs that whoever is within reach of the device may launch. */
function launchable({ course, sheet, holding }: TableMoment): readonly string[] {
  const { state } = course.timeline;
  return launchableIn(state).filter((discId) => {
    const [first] = answersOf(state, { discId, vxMmS: 0, vyMmS: 0, from: null }) ?? [];
    return first?.kind !== 'choose' || spokenBy(state, sheet.passing, holding.hand, first).refusal === null;
  });
}

export function undoOffer({ timeline }: Course): UndoOffer | null {
  const step = undoable(timeline);
  const purpose = step?.before.prompt?.purpose;
  return step === null || purpose === undefined ? null : { purpose, answer: step.command };
}

const mayRetake = ({ timeline }: Course): boolean =>
  timeline.steps.some(({ command }) => catacombs.canBeRetaken(command));

const areSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/** What the screens see of a game, moment by moment; what has not changed stays the same object. */
export function createTableView(): (moment: TableMoment) => TableState {
  let viewed: { readonly of: CatacombsState; readonly by: SeatId; readonly view: CatacombsState } | null = null;
  let discs: readonly string[] = [];

  function viewOf({ course, holding: { hand } }: TableMoment): CatacombsState {
    const { state } = course.timeline;
    if (viewed?.of !== state || viewed.by !== hand) {
      viewed = { of: state, by: hand, view: catacombs.viewFor(state, hand) };
    }
    return viewed.view;
  }

  function discsOf(moment: TableMoment): readonly string[] {
    const next = moment.isAsking ? launchable(moment) : [];
    discs = areSame(discs, next) ? discs : next;
    return discs;
  }

  return (moment) => {
    const { gameId, course, sheet, holding, telling, refusal, keeping, isAsking } = moment;
    return {
      gameId,
      sheet,
      ...holding,
      view: viewOf(moment),
      shown: telling.shown,
      beat: telling.beat,
      beatsLeft: telling.left,
      prompt: isAsking ? course.timeline.state.prompt : null,
      launchable: discsOf(moment),
      refusal,
      log: telling.log,
      undo: isAsking ? undoOffer(course) : null,
      film: course.film,
      mayRetake: isAsking && mayRetake(course),
      keeping,
    };
  };
}
