import { slideTime } from './impactTime';
import { NEXT, type Border, type Disc, type DiscWorld, type SideKind } from './world';

/** How far inside the border a disc's centre has to stay. */
export function borderInsetMm(border: Border, disc: Disc): number {
  return border.kind === 'wall' ? disc.radiusMm : 0;
}

/** When the disc, from its state in `now…`, next meets the border, and which side; the time is Infinity if it does not. */
export function borderTime(world: DiscWorld, disc: Disc): number {
  if (!disc.isMoving || world.border.kind === 'none') return Infinity;
  const soonest = Math.min(timeAcross(world, disc), timeAlong(world, disc));
  return world.nowS + soonest;
}

/** The side that `borderTime` meets; left and right before top and bottom when it meets a corner. */
export function borderSide(world: DiscWorld, disc: Disc): SideKind {
  if (timeAcross(world, disc) <= timeAlong(world, disc)) return disc.nowVx > 0 ? NEXT.right : NEXT.left;
  return disc.nowVy > 0 ? NEXT.bottom : NEXT.top;
}

function timeAcross(world: DiscWorld, disc: Disc): number {
  return timeToLeave(disc.nowX, disc.nowVx, disc.ax, borderInsetMm(world.border, disc), world.border.widthMm);
}

function timeAlong(world: DiscWorld, disc: Disc): number {
  return timeToLeave(disc.nowY, disc.nowVy, disc.ay, borderInsetMm(world.border, disc), world.border.heightMm);
}

function timeToLeave(position: number, velocity: number, acceleration: number, inset: number, size: number): number {
  if (velocity === 0) return Infinity;
  const speed = velocity > 0 ? velocity : -velocity;
  const distance = velocity > 0 ? size - inset - position : position - inset;
  if (distance <= 0) return 0;
  return slideTime(speed, distance, acceleration < 0 ? -acceleration : acceleration);
}
