import { distance, type Vec2 } from '../../lib';
import type { AimDisc } from './aimState';

/** How near to the middle of a disc a finger may land and mean it. */
const NEAR_PX = 44;
/** From the rim of a chosen disc that is looked at from close by: a fingertip that lands beside it means it. */
const BESIDE_RIM_PX = 24;
/** The same while another disc is chosen: only what a finger covers. */
const COVERED_PX = 22;

function nearest(discs: readonly AimDisc[], at: Vec2, withinPx: number): AimDisc | null {
  let best: AimDisc | null = null;
  let bestGapPx = Infinity;
  for (const disc of discs) {
    const fromMiddlePx = distance(disc.at, at);
    // To the rim and not to the middle: a finger on a large disc does not mean the tiny one beside it.
    const gapPx = fromMiddlePx - disc.radiusPx;
    if (fromMiddlePx <= Math.max(withinPx, disc.radiusPx) && gapPx < bestGapPx) {
      best = disc;
      bestGapPx = gapPx;
    }
  }
  return best;
}

export const pickDisc = (discs: readonly AimDisc[], at: Vec2): AimDisc | null => nearest(discs, at, NEAR_PX);
export const pickCovered = (discs: readonly AimDisc[], at: Vec2): AimDisc | null => nearest(discs, at, COVERED_PX);
/** Only what the finger is right on. */
export const pickUnder = (discs: readonly AimDisc[], at: Vec2): AimDisc | null => nearest(discs, at, 0);

/** How far from the middle of the chosen disc a finger may begin that flicks it on a closer look. */
export const haloPx = (radiusPx: number): number => {
  'worklet';
  return Math.max(NEAR_PX, radiusPx + BESIDE_RIM_PX);
};

export const isInHalo = ({ at: middle, radiusPx }: AimDisc, at: Vec2): boolean =>
  distance(middle, at) <= haloPx(radiusPx);
