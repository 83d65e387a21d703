import { speedOf, type MovingDisc } from './movingDisc';
import { WALL, type Touch, type World } from './world';

/** A flick while the oracle plays it. */
export interface Play {
  readonly world: World;
  readonly discs: readonly MovingDisc[];
  readonly touches: Touch[];
  nowS: number;
}

export interface Side {
  readonly name: number;
  readonly nx: number;
  readonly ny: number;
}

export const SIDES: readonly Side[] = [
  { name: WALL.left, nx: -1, ny: 0 },
  { name: WALL.right, nx: 1, ny: 0 },
  { name: WALL.top, nx: 0, ny: -1 },
  { name: WALL.bottom, nx: 0, ny: 1 },
];

/** Two bodies that meet, by index; when `b` is a wall, which one. */
export interface Meeting {
  readonly a: number;
  readonly b: number;
  readonly wall: Side | null;
}

export const pairOf = (one: number, other: number): Meeting => ({
  a: Math.min(one, other),
  b: Math.max(one, other),
  wall: null,
});

export const wallMeeting = (a: number, wall: Side): Meeting => ({ a, b: wall.name, wall });

export function discAt(play: Play, index: number): MovingDisc {
  const disc = play.discs[index];
  if (disc === undefined) throw new Error(`no disc ${index}`);
  return disc;
}

export function isMoving(play: Play, index: number): boolean {
  const disc = discAt(play, index);
  return disc.isOn && speedOf(disc) > 0;
}

/** How far the rim is from the wall, or the centre from the open edge. */
export function sideGap(world: World, disc: MovingDisc, side: Side): number {
  const margin = world.edge === 'wall' ? disc.radiusMm : 0;
  if (side.nx !== 0) return (side.nx < 0 ? disc.xMm : world.widthMm - disc.xMm) - margin;
  return (side.ny < 0 ? disc.yMm : world.heightMm - disc.yMm) - margin;
}
