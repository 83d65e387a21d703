import { HANDS, type Hand } from '../../../ai/flicking';
import type { FlickNote } from './flickNote';
import { likeliestTarget, logLikelihood, missesOf, type Misses } from './likelihood';
import { nearest, usualSpeed } from './usualSpeed';

/** So many of the last flicks count. */
export const FLICKS_THAT_COUNT = 50;
/** Fewer say too little. */
export const FEWEST_FLICKS = 20;

/** Whose hand is assumed of somebody of whom little has been seen. */
const USUAL = HANDS[3];

const STEP = 1.05;

/** Spreads from the least to the most, each a little greater than the one before. */
function spreadsBetween(least: number, most: number): readonly number[] {
  const spreads: number[] = [];
  for (let spread = least; spread <= most; spread *= STEP) spreads.push(spread);
  return spreads;
}

const GUESSES = {
  turn: spreadsBetween(0.006, 0.35),
  power: spreadsBetween(0.02, 0.6),
  slips: [0.01, 0.02, 0.035, 0.05, 0.08, 0.12, 0.16],
} as const;

/** Slips are so rare that fifty flicks say little of them: how far from the usual is still believed, in proportion. */
const SLIPS_SPREAD = 0.7;

function unlikelihoodOfSlips(slips: number): number {
  const far = Math.log(slips / USUAL.slips) / SLIPS_SPREAD;
  return (far * far) / 2;
}

/** One knob after the other is turned to where the hand is likeliest, so often that none moves any more. */
const ROUNDS = 2;

function likeliestHand(flicks: readonly Misses[]): Hand {
  let best = { hand: USUAL, fit: -Infinity };
  for (let round = 0; round < ROUNDS; round++) {
    for (const knob of ['turn', 'power', 'slips'] as const) {
      for (const guess of GUESSES[knob]) {
        const hand = { ...best.hand, [knob]: guess };
        const fit = logLikelihood(flicks, hand) - unlikelihoodOfSlips(hand.slips);
        if (fit > best.fit) best = { hand, fit };
      }
    }
  }
  return best.hand;
}

/** First as if each flick had been meant for whom it came nearest, then for whom such a hand most likely meant it. */
function handOf(notes: readonly FlickNote[]): Hand {
  const first = usualSpeed(notes, nearest);
  const hand = likeliestHand(notes.map((note) => missesOf(note, first)));
  const second = usualSpeed(notes, (note) => likeliestTarget(note, first, hand));
  return likeliestHand(notes.map((note) => missesOf(note, second)));
}

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
  const seen = handOf(last);
  return {
    turn: within(shrunk(USUAL.turn, seen.turn, trust), 0.01, 0.3),
    power: within(shrunk(USUAL.power, seen.power, trust), 0.02, 0.5),
    slips: within(shrunk(USUAL.slips, seen.slips, trust), 0.01, 0.16),
  };
}
