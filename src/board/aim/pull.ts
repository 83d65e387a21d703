import { length, scale, sub, vec2, type Vec2 } from '../../lib';
import type { Swipe } from './aimState';
import { positionsAlong } from './fingerPath';
import { POWERS, speedAtPower } from './power';

/** From the rim of home to the last rung: what a thumb spans without being put down again. */
export const FULL_PULL_PX = 120;
/** A finger that is lifted rolls for so long. What is shown and what is released is where it was before that. */
const SETTLED_MS = 50;

/**
 * The velocity that a pull has stored by then: away from the finger, in pixels a second. Shown and released alike, so
 * that lifting the finger changes nothing.
 */
export function pullAt({ trace, home }: Swipe, atMs: number, fullSpeedPxS: number): Vec2 {
  const [settled] = positionsAlong(trace, atMs - SETTLED_MS, 1, 1);
  if (!settled) return vec2(0, 0);
  const away = sub(home.at, settled);
  const awayPx = length(away);
  const pulledPx = awayPx - home.radiusPx;
  if (pulledPx <= 0) return vec2(0, 0);
  return scale(away, speedAtPower((POWERS * pulledPx) / FULL_PULL_PX, fullSpeedPxS) / awayPx);
}
