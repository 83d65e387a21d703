import { firstFall } from './polynomial';
import { APPROACH_MM_S, TOUCH_MM } from './tolerances';
import { doIgnore, type Disc, type DiscWorld } from './world';

/** Longer than any flick: stands for "for ever" on a board without friction. */
const HORIZON_S = 1e6;
/** A target that lies this much to the side (relative to the reach) is not ahead. */
const SIDEWAYS = 1e-9;

/** When two discs next touch, in the world's time, from their states in `now…`; Infinity when they do not. */
export function impactTime(world: DiscWorld, a: Disc, b: Disc): number {
  if (!a.isMoving && !b.isMoving) return Infinity;
  if (!a.isPresent || !b.isPresent || doIgnore(world, a, b)) return Infinity;
  if (a.isMoving && b.isMoving) return movingImpact(world, a, b);
  return a.isMoving ? standingImpact(world, a, b) : standingImpact(world, b, a);
}

/** The mover's path is a straight line, so its distance to the contact is plain geometry, and its time a quadratic. */
function standingImpact(world: DiscWorld, mover: Disc, target: Disc): number {
  const speed = Math.sqrt(mover.nowVx * mover.nowVx + mover.nowVy * mover.nowVy);
  if (speed === 0) return Infinity;
  const dx = target.nowX - mover.nowX;
  const dy = target.nowY - mover.nowY;
  const reach = mover.radiusMm + target.radiusMm;
  const ahead = (dx * mover.nowVx + dy * mover.nowVy) / speed;
  if (ahead <= reach * SIDEWAYS) return Infinity;
  const aside = (dx * mover.nowVy - dy * mover.nowVx) / speed;
  const halfChordSquared = reach * reach - aside * aside;
  if (halfChordSquared <= 0) return Infinity;
  const distance = ahead - Math.sqrt(halfChordSquared);
  if (distance <= 0) return world.nowS;
  return world.nowS + slideTime(speed, distance, world.surface.slidingMmS2);
}

/** How long a disc slides for a distance; Infinity when it stops before. The form that loses no digits. */
export function slideTime(speedMmS: number, distanceMm: number, slidingMmS2: number): number {
  const arrival = speedMmS * speedMmS - 2 * slidingMmS2 * distanceMm;
  return arrival < 0 ? Infinity : (2 * distanceMm) / (speedMmS + Math.sqrt(arrival));
}

/** |q + u t + w t²/2|² = reach², a quartic, until one of them stops. */
function movingImpact(world: DiscWorld, a: Disc, b: Disc): number {
  const reach = a.radiusMm + b.radiusMm;
  const qx = b.nowX - a.nowX;
  const qy = b.nowY - a.nowY;
  const until = timeTogether(world, a, b);
  const gapSquared = qx * qx + qy * qy - reach * reach;
  if (isOutOfReach(a, b, qx * qx + qy * qy, reach, until)) return Infinity;

  const ux = b.nowVx - a.nowVx;
  const uy = b.nowVy - a.nowVy;
  const wx = b.ax - a.ax;
  const wy = b.ay - a.ay;
  const closing = 2 * (qx * ux + qy * uy);
  if (gapSquared <= TOUCH_MM * reach && closing < -APPROACH_MM_S * reach) return world.nowS;
  return (
    world.nowS +
    firstFall(
      0.25 * (wx * wx + wy * wy),
      ux * wx + uy * wy,
      ux * ux + uy * uy + qx * wx + qy * wy,
      closing,
      gapSquared,
      until,
    )
  );
}

function timeTogether(world: DiscWorld, a: Disc, b: Disc): number {
  const until = (a.stopS < b.stopS ? a.stopS : b.stopS) - world.nowS;
  return until === Infinity ? HORIZON_S : until > 0 ? until : 0;
}

/** Spares most pairs the quartic. */
function isOutOfReach(a: Disc, b: Disc, distanceSquared: number, reach: number, until: number): boolean {
  const speeds = Math.sqrt(a.nowVx * a.nowVx + a.nowVy * a.nowVy) + Math.sqrt(b.nowVx * b.nowVx + b.nowVy * b.nowVy);
  const farthest = reach + speeds * until;
  return distanceSquared > farthest * farthest;
}
