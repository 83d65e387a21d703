import { apply, whyNot, type Command } from '../rules/machine';
import {
  catacombs,
  type CatacombsEvent,
  type CatacombsGame,
  type CatacombsState,
  type CatacombsTypes,
  type Outcome,
} from '../rules/catacombs';

/** No player knows what lies behind the next door, so thought ends with the room. */
const ROOM_OVER: Outcome = { winner: 'nobody', because: 'adventureDone', rule: 'the room is over' };

export const isRoomOver = (outcome: Outcome | null): boolean => outcome === ROOM_OVER;

/** The game as it is thought through: by the same rules, up to the end of the room. */
const thought: CatacombsGame = {
  ...catacombs,
  tasks: {
    ...catacombs.tasks,
    resolveRoom: { run: (play) => play.finish(ROOM_OVER) },
    explore: { run: (play) => play.finish(ROOM_OVER) },
  },
};

export interface Imagined {
  readonly state: CatacombsState;
  readonly events: readonly CatacombsEvent[];
}

/** What would be if this were answered now; null when the rules would refuse it. */
export function imagine(state: CatacombsState, command: Command<CatacombsTypes>): Imagined | null {
  const applied = apply(thought, state, command);
  return applied.ok ? applied : null;
}

export const isAllowed = (state: CatacombsState, command: Command<CatacombsTypes>): boolean =>
  whyNot(thought, state, command) === null;
