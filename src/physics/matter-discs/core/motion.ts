import type { Disc, DiscWorld, Surface } from './world';

/** Uniform pressure under a disc: the friction torque is 2/3 of force times radius, the inertia 1/2 m r². */
const SPIN_SLOWING = 4 / 3;

export function spinSlowingRadS2(surface: Surface, radiusMm: number): number {
  return (SPIN_SLOWING * surface.slidingMmS2) / radiusMm;
}

/** Writes the disc's state at `world.nowS` into `now…`; its trajectory is only read. */
export function observe(world: DiscWorld, disc: Disc): void {
  const elapsed = world.nowS - disc.baseS;
  if (disc.isMoving) {
    disc.nowX = disc.baseX + (disc.baseVx + 0.5 * disc.ax * elapsed) * elapsed;
    disc.nowY = disc.baseY + (disc.baseVy + 0.5 * disc.ay * elapsed) * elapsed;
    disc.nowVx = disc.baseVx + disc.ax * elapsed;
    disc.nowVy = disc.baseVy + disc.ay * elapsed;
  }
  if (disc.baseSpin !== 0) observeSpin(world.surface, disc, elapsed);
}

function observeSpin(surface: Surface, disc: Disc, elapsed: number): void {
  const slowing = spinSlowingRadS2(surface, disc.radiusMm);
  const speed = disc.baseSpin < 0 ? -disc.baseSpin : disc.baseSpin;
  const isOver = slowing * elapsed >= speed;
  const spinning = isOver ? speed / slowing : elapsed;
  const signedSlowing = disc.baseSpin < 0 ? -slowing : slowing;
  disc.nowTurn = disc.baseTurn + (disc.baseSpin - 0.5 * signedSlowing * spinning) * spinning;
  disc.nowSpin = isOver ? 0 : disc.baseSpin - signedSlowing * elapsed;
}

export function observeAll(world: DiscWorld): void {
  for (const disc of world.discs) observe(world, disc);
}

/** Starts a new trajectory from the state in `now…`. */
export function launch(world: DiscWorld, disc: Disc): void {
  const speed = Math.sqrt(disc.nowVx * disc.nowVx + disc.nowVy * disc.nowVy);
  const sliding = world.surface.slidingMmS2;
  disc.isMoving = speed > 0 && disc.inverseMass > 0 && disc.isPresent;
  if (!disc.isMoving) {
    disc.nowVx = 0;
    disc.nowVy = 0;
  }
  disc.ax = disc.isMoving ? (-sliding * disc.nowVx) / speed : 0;
  disc.ay = disc.isMoving ? (-sliding * disc.nowVy) / speed : 0;
  disc.stopS = disc.isMoving && sliding > 0 ? world.nowS + speed / sliding : Infinity;
  disc.baseS = world.nowS;
  disc.baseX = disc.nowX;
  disc.baseY = disc.nowY;
  disc.baseVx = disc.nowVx;
  disc.baseVy = disc.nowVy;
  disc.baseSpin = disc.nowSpin;
  disc.baseTurn = disc.nowTurn;
}

/** A standing disc no longer slides, whatever rounding left of its speed. */
export function halt(disc: Disc): void {
  disc.nowVx = 0;
  disc.nowVy = 0;
}
