import { DIRECTIONS, turned, type Direction } from './directions';
import { OBSTACLE, type Ground } from './ground';

export const NOWHERE = -1;

export const isObstacle = ({ flags }: Ground, index: number): boolean => ((flags[index] ?? OBSTACLE) & OBSTACLE) !== 0;
export const hasFlag = ({ flags }: Ground, index: number, flag: number): boolean => ((flags[index] ?? 0) & flag) !== 0;

export const stepTo = ({ around }: Ground, from: number, direction: number): number =>
  around[from * 8 + direction] ?? NOWHERE;

export const isOpenTo = ({ open }: Ground, from: number, direction: number): boolean =>
  ((open[from] ?? 0) & (1 << direction)) !== 0;

/** In which direction the other lies, of two squares side by side; null: they are not. */
export function directionTo(ground: Ground, from: number, to: number): Direction | null {
  for (const direction of DIRECTIONS) if (stepTo(ground, from, direction) === to) return direction;
  return null;
}

/** One of the eight squares around: enough for potions, searches, trade. */
export const touches = (ground: Ground, from: number, to: number): boolean => directionTo(ground, from, to) !== null;

const NOTHING: readonly number[] = [];
const surroundings = new WeakMap<Ground, (readonly number[] | undefined)[]>();

/** All that lie around it, in the order in which squares are counted. */
export function around(ground: Ground, at: number): readonly number[] {
  if (at < 0) return NOTHING;
  let known = surroundings.get(ground);
  if (known === undefined) surroundings.set(ground, (known = []));
  return (known[at] ??= DIRECTIONS.map((direction) => stepTo(ground, at, direction))
    .filter((index) => index !== NOWHERE)
    .sort((a, b) => a - b));
}

/** The same, and no obstacle at the corner: for steps, blows, shoves, blocking (REIGN-077, REIGN-086, REIGN-366). */
export function reaches(ground: Ground, from: number, to: number): boolean {
  const direction = directionTo(ground, from, to);
  return direction !== null && isOpenTo(ground, from, direction);
}

/** Straight beside it: from there a door is used or struck (REIGN-209). */
export function isSquarelyBeside(ground: Ground, from: number, to: number): boolean {
  const direction = directionTo(ground, from, to);
  return direction !== null && direction % 2 === 0;
}

/** On from one square past the next: straight, or at 45° to either side (REIGN-130, REIGN-218). */
export function beyond(ground: Ground, from: number, over: number): readonly number[] {
  const direction = directionTo(ground, from, over);
  if (direction === null) return [];
  return [0, -1, 1]
    .map((eighths) => turned(direction, eighths))
    .filter((way) => isOpenTo(ground, over, way))
    .map((way) => stepTo(ground, over, way));
}

/** All that lie straight on in one direction, as far as nothing hinders. */
export function lineOf(ground: Ground, from: number, direction: number): readonly number[] {
  const line: number[] = [];
  for (let at = from; isOpenTo(ground, at, direction);) {
    at = stepTo(ground, at, direction);
    line.push(at);
  }
  return line;
}

const sharesZone = (ground: Ground, a: number, b: number): number => {
  for (const own of [0, 1]) {
    const zone = ground.zones[a * 2 + own] ?? NOWHERE;
    if (zone !== NOWHERE && (ground.zones[b * 2] === zone || ground.zones[b * 2 + 1] === zone)) return zone;
  }
  return NOWHERE;
};

/** Both squares in this zone, or one in each of two that are joined; null: too far apart to be measured. */
export interface Span {
  readonly zone: number;
  /** The same zone, or the one beyond the doorway. */
  readonly next: number;
}

export function spanOf(ground: Ground, a: number, b: number): Span | null {
  const shared = sharesZone(ground, a, b);
  if (shared !== NOWHERE) return { zone: shared, next: shared };
  for (const ofA of [0, 1]) {
    for (const ofB of [0, 1]) {
      const [one, other] = [ground.zones[a * 2 + ofA] ?? NOWHERE, ground.zones[b * 2 + ofB] ?? NOWHERE];
      if (ground.grids[one]?.joint?.zone === other) return { zone: other, next: one };
      if (ground.grids[other]?.joint?.zone === one) return { zone: one, next: other };
    }
  }
  return null;
}

/** In squares, a diagonal as one; beyond the next zone nothing is measured (REIGN-096, REIGN-366). */
export function distanceOf(ground: Ground, a: number, b: number): number {
  if (a === b) return 0;
  if (spanOf(ground, a, b) === null) return Infinity;
  const across = Math.abs((ground.x[a] ?? 0) - (ground.x[b] ?? 0));
  return Math.max(across, Math.abs((ground.y[a] ?? 0) - (ground.y[b] ?? 0)));
}
