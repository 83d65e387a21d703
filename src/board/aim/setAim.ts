import { length, vec2 } from '../../lib';
import type { DiscId } from '../../rules/flicking';
import type { Launch } from './launch';

/** A launch as somebody sets it step by step; it is drawn like any other aim. */
export interface SetAim {
  readonly discId: DiscId;
  /** Unit vector on the board. */
  readonly directionX: number;
  readonly directionY: number;
  readonly speedMmS: number;
}

/** What confirming a set aim releases. A direction that has gone a little off its length does not change the speed. */
export function launchOfSetAim({ discId, directionX, directionY, speedMmS }: SetAim, maxSpeedMmS: number): Launch {
  const share = Math.min(speedMmS, maxSpeedMmS) / length(vec2(directionX, directionY));
  return { discId, vxMmS: directionX * share, vyMmS: directionY * share };
}
