import type { Contestant } from './contestant';
import { playMatch } from './match';
import { gameSetup } from './setups';

export interface WholeGame {
  readonly heroes: Contestant;
  readonly winner: 'heroes' | 'overseer' | 'nobody';
}

/** A whole game of the base box. Players at random may never come to an end: then nobody has won. */
export function playWhole(game: number, heroes: Contestant, overseer: Contestant): WholeGame {
  const { outcome } = playMatch(gameSetup(game), game, { heroes, overseer });
  return { heroes, winner: outcome?.winner ?? 'nobody' };
}
