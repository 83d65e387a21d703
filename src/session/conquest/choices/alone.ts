import type { Level } from '../../../ai/core';
import { withPlayerCount } from './changeChoices';
import { MIN_PLAYERS, type ConquestChoices } from './freshChoices';

/** The second-easiest, for whoever has not said how good it should be. */
const USUAL_LEVEL: Level = 2;

/** Where one person plays alone, the second player is the app. */
const OPPONENT = 1;

/** One person with a whole team, and the app across. */
export const isAlone = ({ players }: Pick<ConquestChoices, 'players'>): boolean =>
  players.length === MIN_PLAYERS && players.every(({ mind }, index) => (index === OPPONENT) === (mind !== null));

/** How good the app is against one person; null where several play. */
export const levelAlone = (choices: Pick<ConquestChoices, 'players'>): Level | null =>
  isAlone(choices) ? (choices.players[OPPONENT]?.mind ?? null) : null;

export function choicesAlone(choices: ConquestChoices, level: Level = USUAL_LEVEL): ConquestChoices {
  const two = withPlayerCount(choices, MIN_PLAYERS);
  const players = two.players.map((player, index) => ({
    ...player,
    mind: index === OPPONENT ? level : null,
    likeness: null,
  }));
  return { ...two, players };
}

/** So many people sit down; who sat alone gets a person across. */
export function choicesTogether(choices: ConquestChoices, count: number): ConquestChoices {
  const players = isAlone(choices)
    ? choices.players.map((player) => ({ ...player, mind: null, likeness: null }))
    : choices.players;
  return withPlayerCount({ ...choices, players }, count);
}
