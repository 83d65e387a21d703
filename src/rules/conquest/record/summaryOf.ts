import type { Conquest } from '../model/model';
import { cardsInHand } from '../model/queries';
import { TEAMS, type Team } from '../words/ids';

const told = (model: Conquest, team: Team) => {
  const { pool, pile, discard, kept, marker, isStunned } = model.teams[team];
  return {
    tokens: pool,
    inHand: cardsInHand(model, team),
    pile: pile.length,
    discard: discard.length,
    kept,
    marker,
    isStunned,
  };
};

/** Where a game of Conquest stands. */
export const summaryOf = (model: Conquest) => ({
  turn: model.turn,
  active: model.active,
  bank: model.bank,
  teams: Object.fromEntries(TEAMS.map((team) => [team, told(model, team)])),
});
