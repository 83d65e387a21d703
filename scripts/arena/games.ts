import type { Contestant } from './contestant';
import { playMatch } from './match';
import { gameSetup } from './setups';

export interface WholeGame {
  readonly winner: 'heroes' | 'overseer' | 'nobody';
  readonly pitches: number;
}

/** A whole game of the base box. Players at random may never come to an end: then nobody has won. */
export function playWhole(game: number, heroes: Contestant, overseer: Contestant): WholeGame {
  const { model, outcome } = playMatch(gameSetup(game), game, { heroes, overseer });
  return { winner: outcome?.winner ?? 'nobody', pitches: model.pitchCount };
}
