import type { Hand } from '../../../ai/flicking';
import type { FlickNote, NotedTarget } from './flickNote';
import type { SpeedOver } from './usualSpeed';

/** By how much a flick missed somebody whom it may have been meant for, as `tremble` reckons it. */
export interface Miss {
  readonly astray: number;
  /** By what share of its speed it was too hard or too soft, as if at full power. */
  readonly off: number;
}

/** One flick: a miss for each who may have been meant. */
export type Misses = readonly Miss[];

export const missesOf = ({ speedMmS, fullSpeedMmS, targets }: FlickNote, usual: SpeedOver): Misses =>
  targets.map(({ astray, distanceMm }) => {
    const meant = usual(distanceMm);
    return { astray, off: (speedMmS / meant - 1) / (0.5 + (0.5 * meant) / fullSpeedMmS) };
  });

/** How much farther a slip goes astray: as in `tremble`. */
const SLIP = 3;
/** How many flicks were meant for nobody at all, and may go anywhere with any strength. */
const STRAY = 0.04;
const ANYWHERE = 0.5;

const AROUND = 2 * Math.PI;

/** Both errors at once, each as a bell of its own. */
const bells = ({ astray, off }: Miss, turn: number, power: number): number => {
  const [aside, strength] = [astray / turn, off / power];
  return Math.exp(-(aside * aside + strength * strength) / 2) / (turn * power * AROUND);
};

/** A slip spoils line and strength alike. */
const likelihoodOfMiss = (miss: Miss, { turn, power, slips }: Hand): number =>
  (1 - slips) * bells(miss, turn, power) + slips * bells(miss, turn * SLIP, power * SLIP);

/** How likely this hand is to make such a flick, whichever of them it was meant for. */
function likelihoodOf(misses: Misses, hand: Hand): number {
  let sum = 0;
  for (const miss of misses) sum += likelihoodOfMiss(miss, hand);
  return STRAY * ANYWHERE * ANYWHERE + ((1 - STRAY) * sum) / misses.length;
}

/** For whom this hand most likely meant such a flick, by line and strength. */
export function likeliestTarget(note: FlickNote, usual: SpeedOver, hand: Hand): NotedTarget | undefined {
  const likelihoods = missesOf(note, usual).map((miss) => likelihoodOfMiss(miss, hand));
  return note.targets[likelihoods.indexOf(Math.max(...likelihoods))];
}

/**
 * How likely a hand is to make all of these, as a logarithm; without asking for whom each was meant: taking the nearest
 * for the one that was meant would make every hand look steadier than it is.
 */
export const logLikelihood = (flicks: readonly Misses[], hand: Hand): number =>
  flicks.reduce((sum, misses) => sum + Math.log(likelihoodOf(misses, hand)), 0);
