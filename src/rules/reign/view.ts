import { UNKNOWN_CHANCE, type Command, type Eyes } from '../machine';
import { questOf } from './content/quests';
import { markedExit } from './dungeon/waysOn';
import type { Reign } from './model/model';
import type { QuestState } from './model/quest';
import type { ReignState, ReignTypes } from './model/types';
import type { ReignEvent } from './words/events';

/** Whoever plays the GM characters knows all; heroes know the traps that were found, and of a door what was tried (REIGN-008, REIGN-209, REIGN-242). */
const knowsAll = ({ model, outcome }: ReignState, eyes: Eyes): boolean =>
  eyes === model.setup.master || outcome !== null;

/** Everything asked lies open on the table. */
export const isOpen = (): boolean => true;

export function viewFor(state: ReignState, eyes: Eyes): ReignState {
  const { model } = state;
  const bare = { ...state, chance: UNKNOWN_CHANCE };
  if (knowsAll(state, eyes)) return bare;
  return { ...bare, model: seenBy(model) };
}

/** Where the boot-prints lead all know (REIGN-281). */
function pilesSeen(model: Reign, { id }: QuestState): QuestState['piles'] {
  const marked = markedExit(model);
  return marked === null ? {} : { [String(marked)]: [questOf(id).card] };
}

/** Neither cards nor who lies in wait; of the Imprévus those that were drawn (REIGN-008, REIGN-242). */
const questSeen = (model: Reign, quest: QuestState): QuestState => ({
  ...quest,
  piles: pilesSeen(model, quest),
  aside: [],
  hidden: [],
  cells: [],
  imprevus: { draw: [], discard: quest.imprevus.discard },
  ambush: null,
});

/** What was before is seen no better than what is. */
function seenBy(model: Reign): Reign {
  const { opening, quest: asked } = model.setup;
  const chosen = asked === null ? null : { ...asked, pile: null, imprevus: [] };
  const setup = {
    ...model.setup,
    quest: chosen,
    draws: [],
    opening: opening === null ? null : { ...opening, traps: [], doors: [] },
  };
  const doors = model.board.doors.map((door) => (door.isTried || door.isOpen ? door : { ...door, isLocked: false }));
  const traps = model.traps.filter(({ isKnown }) => isKnown);
  const before = model.before === null ? null : seenBy(model.before);
  const quest = model.quest === null ? null : questSeen(model, model.quest);
  return { ...model, setup, traps, before, quest, board: { ...model.board, doors } };
}

/** Dice are thrown in the open, and what goes off is seen by all. */
export const eventFor = (_: ReignState, event: ReignEvent): ReignEvent => event;

export const answerFor = (_: ReignState, answer: Command<ReignTypes>): Command<ReignTypes> => answer;
