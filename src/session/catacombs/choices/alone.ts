import type { Level } from '../../../ai/core';
import { withPlayer, withPlayerCount } from './changeChoices';
import { MIN_PLAYERS, type CatacombsChoices } from './freshChoices';

/** The second-easiest, for whoever has not said how good it should be. */
const USUAL_LEVEL: Level = 2;

/** One person with all four heroes, and the app for an Overseer. */
export const isAlone = ({ players, overseer }: CatacombsChoices): boolean =>
  players.length === MIN_PLAYERS && players.every(({ seat, mind }) => (seat === overseer) === (mind !== null));

/** How good the app is as the Overseer of one person; null where several play. */
export const levelAlone = (choices: CatacombsChoices): Level | null =>
  isAlone(choices) ? (choices.players.find(({ seat }) => seat === choices.overseer)?.mind ?? null) : null;

export function choicesAlone(choices: CatacombsChoices, level: Level = USUAL_LEVEL): CatacombsChoices {
  const two = withPlayerCount(choices, MIN_PLAYERS);
  const players = two.players.map((player) => ({ ...player, mind: null, likeness: null }));
  return withPlayer({ ...two, players }, two.overseer, { mind: level });
}

/** For a device on which nobody has played yet: one person, and the gentlest dungeon. */
export const choicesOfFirstGame = (choices: CatacombsChoices): CatacombsChoices => ({
  ...choicesAlone(choices),
  length: 'first',
});

/** So many people sit down; who sat alone gets a person for an Overseer. */
export function choicesTogether(choices: CatacombsChoices, count: number): CatacombsChoices {
  const before = isAlone(choices) ? withPlayer(choices, choices.overseer, { mind: null, likeness: null }) : choices;
  return withPlayerCount(before, count);
}
