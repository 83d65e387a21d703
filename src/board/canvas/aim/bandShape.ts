import { POWERS } from '../../aim';
import { arrowTipMm, bandStartMm, LEAST_RADIUS_MM } from './bandLie';
import { polygon } from '../shapes/polygon';

const NARROW = 0.3;
const WIDE = 0.98;
const RUNG_OVERHANG_MM = 1.5;
export interface Rung {
  readonly power: number;
  readonly xMm: number;
  readonly halfMm: number;
}

export function bandShape(discRadiusMm: number, lengthMm: number) {
  const radius = Math.max(discRadiusMm, LEAST_RADIUS_MM);
  const startMm = bandStartMm(discRadiusMm);
  const widthAt = (share: number): number => radius * (NARROW + (WIDE - NARROW) * share);
  const endMm = startMm - lengthMm;
  const tipMm = arrowTipMm(discRadiusMm);
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
