import { POWERS } from '../aim';
import { polygon } from './polygon';
import type { ShownAim } from './shownAim';

/** The selection's wedges end here, in radii of the disc; the aim begins. */
const SELECTION_REACH = 1.5;
/** A band behind a tiny disc is still to be seen beside a finger. */
const LEAST_RADIUS_MM = 9.5;
const NARROW = 0.3;
const WIDE = 0.98;
const RUNG_OVERHANG_MM = 1.5;
/** What the last rung keeps from the edge of what is seen. */
const EDGE_MM = 3;
/** Shorter, its rungs could not be told apart. */
const LEAST_FIT = 0.3;

export interface Rung {
  readonly power: number;
  readonly xMm: number;
  readonly halfMm: number;
}

/** Where the band begins, behind the disc. */
export function bandStartMm(discRadiusMm: number): number {
  'worklet';
  return -discRadiusMm * SELECTION_REACH;
}

/** How much of the band is filled: its rungs are as far apart as the powers. */
export function filledMm({ strength }: ShownAim, lengthMm: number): number {
  'worklet';
  return strength * lengthMm;
}

/** The share of its length that a band has room for: heroes begin at the edge, and their power is to be seen. */
export function bandFit({ roomMm }: ShownAim, startMm: number, lengthMm: number): number {
  'worklet';
  return Math.min(1, Math.max(LEAST_FIT, (roomMm + startMm - EDGE_MM) / lengthMm));
}

/** Where the end of what is filled lies, seen from the disc. */
export function bandEndMm(aim: ShownAim, discRadiusMm: number, lengthMm: number): number {
  'worklet';
  const startMm = bandStartMm(discRadiusMm);
  return startMm - filledMm(aim, lengthMm) * bandFit(aim, startMm, lengthMm);
}

export function bandShape(discRadiusMm: number, lengthMm: number) {
  const radius = Math.max(discRadiusMm, LEAST_RADIUS_MM);
  const startMm = bandStartMm(discRadiusMm);
  const widthAt = (share: number): number => radius * (NARROW + (WIDE - NARROW) * share);
  const endMm = startMm - lengthMm;
  const tipMm = radius * 0.8 - startMm;
  const backMm = radius * 0.1 - startMm;
  const rungs = Array.from({ length: POWERS }, (_, index): Rung => {
    const share = (index + 1) / POWERS;
    return { power: index + 1, xMm: startMm - share * lengthMm, halfMm: widthAt(share) + RUNG_OVERHANG_MM };
  });
  return {
    startMm,
    rungs,
    band: polygon([
      [startMm, -widthAt(0)],
      [endMm, -widthAt(1)],
      [endMm, widthAt(1)],
      [startMm, widthAt(0)],
    ]),
    arrow: polygon([
      [tipMm, 0],
      [backMm, -radius * 0.62],
      [backMm + radius * 0.18, 0],
      [backMm, radius * 0.62],
    ]),
  };
}
