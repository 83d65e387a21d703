import { MOTION, MOTION_MS } from '../../../theme';
import type { SpritePose } from './moment';

/** Between its place on the board and the one on the other disc, where it is small. */
export interface BoardingWay {
  readonly from: SpritePose;
  readonly to: SpritePose;
  readonly originXPx: number;
  readonly originYPx: number;
}

/** Set off at once and slower and slower, as wood does; highest half way. Gone when its own picture is there. */
export function boardingPoseAt({ from, to }: BoardingWay, sinceMs: number): SpritePose {
  'worklet';
  const share = Math.min(1, sinceMs / MOTION_MS.boarding);
  const covered = 1 - (1 - share) * (1 - share);
  const size = from.scale + (to.scale - from.scale) * covered;
  const risen = 1 + MOTION.boardingRise * Math.sin(Math.PI * share);
  return {
    xMm: from.xMm + (to.xMm - from.xMm) * covered,
    yMm: from.yMm + (to.yMm - from.yMm) * covered,
    scale: share >= 1 ? 0 : size * risen,
  };
}
