import type { ShownAim } from '../../flicking/shownAim';

/** The selection's wedges end here, in radii of the disc; the aim begins. */
const SELECTION_REACH = 1.5;
/** A band behind a tiny disc is still to be seen beside a finger. */
export const LEAST_RADIUS_MM = 9.5;
/** Shorter, its rungs could not be told apart. */
const LEAST_FIT = 0.3;
/** In a corner neither side has room: something is seen all the same. */
const CORNER_FIT = 0.1;
/** Between the tip of the arrow and a band that lies before it. */
const BEFORE_ARROW_MM = 3;

/** Where the band begins, behind the disc. */
export function bandStartMm(discRadiusMm: number): number {
  'worklet';
  return -discRadiusMm * SELECTION_REACH;
}

/** Where the arrow before the disc ends. */
export function arrowTipMm(discRadiusMm: number): number {
  'worklet';
  return Math.max(discRadiusMm, LEAST_RADIUS_MM) * 0.8 - bandStartMm(discRadiusMm);
}

/** How much of the band is filled: its rungs are as far apart as the powers. */
export function filledMm({ strength }: ShownAim, lengthMm: number): number {
  'worklet';
  return strength * lengthMm;
}

/** How a band lies: where it begins, which way it runs, and the share of its length that there is room for. */
export interface BandLie {
  readonly fromMm: number;
  /** -1 behind its disc; 1 before it, where there is more room. */
  readonly way: 1 | -1;
  readonly fit: number;
}

/** Behind the disc, as a hand pulls it; before its arrow where the board ends behind. */
export function bandLie({ behindMm, aheadMm }: ShownAim, discRadiusMm: number, lengthMm: number): BandLie {
  'worklet';
  const behindFromMm = bandStartMm(discRadiusMm);
  const aheadFromMm = arrowTipMm(discRadiusMm) + BEFORE_ARROW_MM;
  const behindFit = (behindMm + behindFromMm) / lengthMm;
  const aheadFit = (aheadMm - aheadFromMm) / lengthMm;
  const isBehind = behindFit >= LEAST_FIT || behindFit >= aheadFit;
  const fit = Math.min(1, Math.max(CORNER_FIT, isBehind ? behindFit : aheadFit));
  return isBehind ? { fromMm: behindFromMm, way: -1, fit } : { fromMm: aheadFromMm, way: 1, fit };
}

/** Where the end of what is filled lies, seen from the disc. */
export function bandEndMm(aim: ShownAim, discRadiusMm: number, lengthMm: number): number {
  'worklet';
  const { fromMm, way, fit } = bandLie(aim, discRadiusMm, lengthMm);
  return fromMm + way * filledMm(aim, lengthMm) * fit;
}
