import { MOTION, MOTION_MS } from '../../theme';
import type { SpritePose } from './moment';

/** From where on the board to where on the other disc, and how small it is there. */
export interface BoardingWay {
  readonly fromXMm: number;
  readonly fromYMm: number;
  readonly toXMm: number;
  readonly toYMm: number;
  readonly toScale: number;
  readonly originXPx: number;
  readonly originYPx: number;
}

/** Set off at once and slower and slower, as wood does; highest half way. Gone when its picture on the rim is there. */
export function boardingPoseAt(way: BoardingWay, sinceMs: number): SpritePose {
  'worklet';
  const share = Math.min(1, sinceMs / MOTION_MS.boarding);
  const covered = 1 - (1 - share) * (1 - share);
  const size = 1 + (way.toScale - 1) * covered;
  const risen = 1 + MOTION.boardingRise * Math.sin(Math.PI * share);
  return {
    xMm: way.fromXMm + (way.toXMm - way.fromXMm) * covered,
    yMm: way.fromYMm + (way.toYMm - way.fromYMm) * covered,
    scale: share >= 1 ? 0 : size * risen,
  };
}
