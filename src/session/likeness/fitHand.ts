import { MINDS, type Hand } from '../../ai';
import type { FlickNote } from './flickNote';
import { powerSpread } from './powerSpread';
import { turnSpread } from './turnSpread';

/** So many of the last flicks count. */
export const FLICKS_THAT_COUNT = 50;
/** Fewer say too little. */
export const FEWEST_FLICKS = 20;

/** Whose hand is assumed of somebody of whom little has been seen. */
const USUAL = MINDS[3].hand;
/** Slips are so rare that fifty flicks say nothing of them. */
const SLIPS = USUAL.slips;

/** Between the usual and what was seen, by how much was seen; in proportion, as such errors are. */
const shrunk = (usual: number, seen: number, trust: number): number => usual * Math.pow(seen / usual, trust);

const GRAIN = 10_000;
const within = (value: number, least: number, most: number): number =>
  Math.round(Math.min(most, Math.max(least, value)) * GRAIN) / GRAIN;

/** The hand that most likely made these flicks; null for too few of them. */
export function fitHand(notes: readonly FlickNote[]): Hand | null {
  const last = notes.slice(-FLICKS_THAT_COUNT);
  if (last.length < FEWEST_FLICKS) return null;
  const trust = last.length / FLICKS_THAT_COUNT;
  const turn = turnSpread(last, SLIPS);
  const power = turn && powerSpread(last, turn, SLIPS);
  if (turn === null || power === null) return null;
  return {
    turn: within(shrunk(USUAL.turn, turn, trust), 0.01, 0.3),
    power: within(shrunk(USUAL.power, power, trust), 0.02, 0.5),
    slips: SLIPS,
  };
}
