import { Play } from '../../../src/rules/machine';
import {
  openReign,
  reignBook,
  type QuestId,
  type Reign,
  type ReignState,
  type ReignTypes,
} from '../../../src/rules/reign';
import { draughtFrom } from '../../../src/rules/reign/dungeon/waysOn';
import { discoverRule } from '../../../src/rules/reign/tasks/catacombs/exploring';

export function begun(id: QuestId, seed: number, more: object = {}): ReignState {
  const opened = openReign(reignBook.setup.parse({ quest: { id, ...more }, isMasterNeutral: true }), seed);
  if (!opened.ok) throw new Error(opened.error.reason);
  return opened.value.state;
}

/** As if somebody opened that exit now, whatever is locked. */
export function opened(state: ReignState, exit: number): ReignState {
  const { board } = state.model;
  const doors = board.doors.map((door) => (door.at === exit ? { ...door, isOpen: true, wasLocked: true } : door));
  const play = new Play<ReignTypes>({ ...state, model: { ...state.model, board: { ...board, doors } } });
  discoverRule.run(play, { kind: 'discover', exit });
  draughtFrom(play);
  return { ...play.settle(), tasks: state.tasks, prompt: state.prompt };
}

/** All of it: exit after exit, the first that is unlaid first, until none is left. */
export function explored(id: QuestId, seed: number, more: object = {}): readonly ReignState[] {
  const states = [begun(id, seed, more)];
  for (let state = states[0]; state !== undefined && state.model.board.unlaid.length > 0;) {
    const unlaid = state.model.board.unlaid;
    const exit = unlaid[seed % unlaid.length] ?? unlaid[0] ?? 0;
    const next: ReignState = opened(state, exit);
    // A door of its own came to light: it is overcome.
    state = next.model.board.unlaid.includes(exit) ? opened(next, exit) : next;
    states.push(state);
    if (states.length > 40) throw new Error('no end of zones');
  }
  return states;
}

export const lastOf = (states: readonly ReignState[]): Reign => {
  const last = states[states.length - 1];
  if (last === undefined) throw new Error('no state');
  return last.model;
};
