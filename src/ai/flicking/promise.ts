import type { DiscId } from '../../rules/flicking';
import { distance, type Vec2 } from '../../lib';
import type { Aim } from './aim';
import { aimChance, isBlocked, type Disc } from './lines';

/** Of a line with something in the way, a little is left: it may be pushed aside. */
const IN_THE_WAY = 0.15;
/** Between lines that promise as much, the full one before the thin one. */
const OFF_THE_MIDDLE = 0.3;

export interface Shooter {
  readonly discId: DiscId;
  readonly at: Vec2;
  readonly radiusMm: number;
}

/** About how often a straight line to somebody hits, before any flick is imagined. */
export function promiseOf(
  { discId, at, radiusMm }: Shooter,
  { vxMmS, vyMmS }: Aim,
  target: Disc,
  others: readonly Disc[],
  turn: number,
): number {
  const from: Disc = { id: discId, xMm: at.x, yMm: at.y, radiusMm };
  const speed = Math.sqrt(vxMmS * vxMmS + vyMmS * vyMmS);
  const [dx, dy] = [vxMmS / speed, vyMmS / speed];
  const [tx, ty] = [target.xMm - at.x, target.yMm - at.y];
  const aside = Math.abs(tx * dy - ty * dx) / (radiusMm + target.radiusMm);
  const reach = distance(at, { x: target.xMm, y: target.yMm }) - target.radiusMm;
  const open = isBlocked(from, radiusMm, dx, dy, reach, others, target.id) ? IN_THE_WAY : 1;
  return aimChance(from, target, radiusMm, turn) * open * (1 - OFF_THE_MIDDLE * aside);
}
