import { firstZero, type Arrival } from './firstZero';
import { speedOf, type MovingDisc } from './movingDisc';
import { discAt, isMoving, pairOf, sideGap, SIDES, wallMeeting, type Meeting, type Play, type Side } from './play';
import type { World } from './world';

export type NextEvent =
  | { readonly kind: 'end'; readonly inS: number }
  | { readonly kind: 'stop' | 'leave'; readonly inS: number; readonly index: number }
  | { readonly kind: 'touch'; readonly inS: number; readonly meeting: Meeting };

/** What happens next, by looking at everything again; null when nothing moves. */
export function nextEvent(play: Play, horizonS: number): NextEvent | null {
  const { discs, world } = play;
  const movers = [...discs.keys()].filter((index) => isMoving(play, index));
  if (movers.length === 0) return null;
  let next: NextEvent = { kind: 'end', inS: horizonS };
  for (const index of movers) {
    const inS = speedOf(discAt(play, index)) / world.feel.slowingMmS2;
    if (inS < next.inS) next = { kind: 'stop', inS, index };
  }
  for (const index of movers) {
    for (const side of SIDES) {
      const inS = sideTime(play, index, side, next.inS);
      if (inS >= next.inS) continue;
      if (world.edge === 'open') next = { kind: 'leave', inS, index };
      else next = { kind: 'touch', inS, meeting: wallMeeting(index, side) };
    }
    for (const other of discs.keys()) {
      const isDoneAlready = other < index && isMoving(play, other);
      if (other === index || isDoneAlready || !discAt(play, other).isOn) continue;
      const inS = pairTime(play, index, other, next.inS);
      if (inS < next.inS) next = { kind: 'touch', inS, meeting: pairOf(index, other) };
    }
  }
  return next;
}

export const APPROACH_MM_S = 1e-6;
/** A few roundings of the sum of squares: about 1e-13 mm of gap. */
const ARRIVED = 4e-15;
const AT_SIDE: Arrival = { value: 1e-13, slope: APPROACH_MM_S };

/** When the two rims meet; valid until one of the two stops, which the horizon must not pass. */
function pairTime(play: Play, index: number, other: number, horizonS: number): number {
  const a = discAt(play, index);
  const b = discAt(play, other);
  const reach = a.radiusMm + b.radiusMm;
  const [qx, qy] = [b.xMm - a.xMm, b.yMm - a.yMm];
  const distance = Math.sqrt(qx ** 2 + qy ** 2);
  const fastest = speedOf(a) + speedOf(b);
  if (distance - reach > fastest * horizonS) return Infinity;

  const [slowingOfA, slowingOfB] = [slowingOf(a, play.world), slowingOf(b, play.world)];
  const [ux, uy] = [b.vxMmS - a.vxMmS, b.vyMmS - a.vyMmS];
  const [ax, ay] = [slowingOfB.ax - slowingOfA.ax, slowingOfB.ay - slowingOfA.ay];
  const gapSquared = (atS: number) => {
    const x = qx + (ux + 0.5 * ax * atS) * atS;
    const y = qy + (uy + 0.5 * ay * atS) * atS;
    return { value: x * x + y * y - reach * reach, slope: 2 * (x * (ux + ax * atS) + y * (uy + ay * atS)) };
  };
  const bend = 2 * Math.sqrt(ax ** 2 + ay ** 2) * (distance + fastest * horizonS);
  return firstZero(gapSquared, bend, horizonS, { value: ARRIVED * reach ** 2, slope: 2 * reach * APPROACH_MM_S });
}

/** When a rim meets the wall, or a centre the open edge. */
function sideTime(play: Play, index: number, side: Side, horizonS: number): number {
  const disc = discAt(play, index);
  const { ax, ay } = slowingOf(disc, play.world);
  const gap = sideGap(play.world, disc, side);
  const speed = disc.vxMmS * side.nx + disc.vyMmS * side.ny;
  const gain = ax * side.nx + ay * side.ny;
  const gapLeft = (atS: number) => ({ value: gap - (speed + 0.5 * gain * atS) * atS, slope: -speed - gain * atS });
  return firstZero(gapLeft, Math.max(0, gain), horizonS, AT_SIDE);
}

function slowingOf(disc: MovingDisc, world: World): { readonly ax: number; readonly ay: number } {
  const speed = speedOf(disc);
  if (speed === 0) return { ax: 0, ay: 0 };
  const share = -world.feel.slowingMmS2 / speed;
  return { ax: share * disc.vxMmS, ay: share * disc.vyMmS };
}
