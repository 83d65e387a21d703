import type { WorldDisc, WorldFeel } from './world';

/** A disc while a solver works on it. */
export interface MovingDisc {
  xMm: number;
  yMm: number;
  vxMmS: number;
  vyMmS: number;
  spinRadS: number;
  isOn: boolean;
  readonly radiusMm: number;
  readonly inverseMass: number;
  readonly inverseInertia: number;
}

export function movingDisc(disc: WorldDisc): MovingDisc {
  const inverseMass = disc.isFixed ? 0 : 1 / disc.radiusMm ** 2;
  return {
    xMm: disc.xMm,
    yMm: disc.yMm,
    vxMmS: disc.vxMmS,
    vyMmS: disc.vyMmS,
    spinRadS: disc.spinRadS,
    isOn: true,
    radiusMm: disc.radiusMm,
    inverseMass,
    inverseInertia: (2 * inverseMass) / disc.radiusMm ** 2,
  };
}

export const worldDisc = (disc: MovingDisc): WorldDisc => ({
  xMm: disc.xMm,
  yMm: disc.yMm,
  vxMmS: disc.vxMmS,
  vyMmS: disc.vyMmS,
  spinRadS: disc.spinRadS,
  radiusMm: disc.radiusMm,
  isFixed: disc.inverseMass === 0,
});

export const speedOf = (disc: MovingDisc): number => Math.sqrt(disc.vxMmS ** 2 + disc.vyMmS ** 2);

/** Slides for a while under the friction of the board; past its stopping time it stands still. */
export function slide(disc: MovingDisc, forS: number, feel: WorldFeel): void {
  const speed = speedOf(disc);
  const slowing = feel.slowingMmS2;
  const slidingS = slowing * forS < speed ? forS : slowing > 0 ? speed / slowing : forS;
  if (speed > 0) {
    const reach = slidingS - (0.5 * slowing * slidingS ** 2) / speed;
    const kept = slowing * forS < speed ? 1 - (slowing * forS) / speed : 0;
    disc.xMm += disc.vxMmS * reach;
    disc.yMm += disc.vyMmS * reach;
    disc.vxMmS *= kept;
    disc.vyMmS *= kept;
  }
  const spinLoss = ((4 * slowing) / (3 * disc.radiusMm)) * forS;
  disc.spinRadS = Math.sign(disc.spinRadS) * Math.max(0, Math.abs(disc.spinRadS) - spinLoss);
}
