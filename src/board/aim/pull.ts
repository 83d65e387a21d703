import { length, scale, sub, vec2, type Vec2 } from '../../lib';
import type { AimTable, Swipe } from './aimState';
import { positionsAlong } from './fingerPath';
import { roomAlong, type Glass } from './glass';
import { POWERS, speedAtPower } from './power';

/** From the rim of home to the last rung: what a thumb spans without being put down again. */
export const FULL_PULL_PX = 120;
/** A finger that is lifted rolls for so long. What is shown and what is released is where it was before that. */
const SETTLED_MS = 50;

type PullScale = Pick<AimTable, 'fullSpeedPxS' | 'glass'>;

/** No finger goes so near to the edge of the glass. */
const EDGE_PX = 8;
/** At the very edge the whole pull is as short as this: just longer than a tap. */
const LEAST_PULL_PX = 12;

/** What fits of a whole pull between home and the edge of the glass, on the way of the finger. */
function shareWithin(home: Swipe['home'], way: Vec2, glass: Glass): number {
  const roomPx = Math.max(LEAST_PULL_PX, roomAlong(home.at, way, glass) - EDGE_PX);
  return Math.min(1, roomPx / (home.radiusPx + FULL_PULL_PX));
}

/**
 * The velocity that a pull has stored by then: away from the finger, in pixels a second. Shown and released alike, so
 * that lifting the finger changes nothing. Where the glass ends too soon, the whole scale is made shorter.
 */
export function pullAt({ trace, home }: Swipe, atMs: number, { fullSpeedPxS, glass }: PullScale): Vec2 {
  const [settled] = positionsAlong(trace, atMs - SETTLED_MS, 1, 1);
  if (!settled) return vec2(0, 0);
  const away = sub(home.at, settled);
  const awayPx = length(away);
  if (awayPx === 0) return vec2(0, 0);
  const share = glass ? shareWithin(home, scale(away, -1 / awayPx), glass) : 1;
  const pulledPx = awayPx - home.radiusPx * share;
  if (pulledPx <= 0) return vec2(0, 0);
  return scale(away, speedAtPower((POWERS * pulledPx) / (FULL_PULL_PX * share), fullSpeedPxS) / awayPx);
}
