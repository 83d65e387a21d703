import { isOverseerSide, type CatacombsSetup } from '../../../src/rules/catacombs';
import type { Box } from './boxes';
import type { Contestant } from './contestant';
import { playMatch } from './match';
import { roomSetup } from './setups';

/** A contestant's share of a win: a whole one, half for a tie, nothing. */
export type Point = 0 | 0.5 | 1;

export interface RoomPair {
  readonly point: Point;
  /** How many of the two rooms the heroes cleared. */
  readonly cleared: number;
}

const CLEARED = 100;

/** How well the heroes came through: by their lives if they did, by those of their foes if not. */
function heroesScore(setup: CatacombsSetup, room: number, heroes: Contestant, overseer: Contestant): number {
  const { model, outcome } = playMatch(setup, room, { heroes, overseer });
  if (outcome?.winner === 'heroes')
    return CLEARED + Object.values(model.heroes).reduce((sum, { life }) => sum + life, 0);
  const foes = Object.values(model.room?.pieces ?? {}).filter(isOverseerSide);
  const lordLife = model.room?.lord?.life ?? 0;
  return -foes.reduce((sum, foe) => sum + (foe.kind === 'monster' ? foe.life : 0), lordLife);
}

/** The same room twice with roles swapped: whoever led the heroes further has won. */
export function playPair(room: number, a: Contestant, b: Contestant, box: Box | null = null): RoomPair {
  const setup = roomSetup(room, box);
  const scores = [heroesScore(setup, room, a, b), heroesScore(setup, room, b, a)] as const;
  const point = scores[0] === scores[1] ? 0.5 : scores[0] > scores[1] ? 1 : 0;
  return { point, cleared: scores.filter((score) => score > 0).length };
}
