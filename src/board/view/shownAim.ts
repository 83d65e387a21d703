import type { Launch } from '../aim';
import type { ScenePiece } from './scene';

/** The aim as it is drawn: from where, in which direction, how hard from 0 to 1. */
export interface ShownAim {
  readonly xMm: number;
  readonly yMm: number;
  readonly angleRad: number;
  readonly strength: number;
}

export const NO_AIM: ShownAim = { xMm: 0, yMm: 0, angleRad: 0, strength: 0 };

export function shownAim({ xMm, yMm }: ScenePiece, { vxMmS, vyMmS }: Launch, maxSpeedMmS: number): ShownAim {
  const speedMmS = Math.sqrt(vxMmS * vxMmS + vyMmS * vyMmS);
  return { xMm, yMm, angleRad: Math.atan2(vyMmS, vxMmS), strength: Math.min(1, speedMmS / maxSpeedMmS) };
}
