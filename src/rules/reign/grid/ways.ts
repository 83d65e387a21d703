import { STRAIGHT_FIRST } from './directions';
import { BRIDGE, BULK, LIQUID, OBSTACLE, UNLAID, type Ground } from './ground';
import { hasFlag, isOpenTo, NOWHERE, stepTo } from './near';

/** What a square is to somebody who walks. */
export const FREE = 0;
/** A friend, or somebody who lies there: crossed, never stood on (REIGN-078, REIGN-148). */
export const CROSSED = 1;
/** An adversary (REIGN-079). */
export const BARRED = 2;
/** A trap that is known, or an open hole: walked onto on purpose, never on the way. */
export const SHUNNED = 3;

export interface Walker {
  /** By square. */
  readonly traffic: Uint8Array;
  /** Squares a point: one at a walk, two at a run, three in boots of speed (REIGN-076). */
  readonly stride: number;
  readonly points: number;
}

/** One action of a way: where it leads through, and what it costs. */
export interface Leg {
  readonly squares: readonly number[];
  readonly cost: number;
}

interface Reached {
  readonly cost: number;
  readonly leg: Leg;
  readonly before: number;
}

/** Everywhere that can be gone to, with the cheapest way there. */
export class Ways {
  private readonly reached = new Map<number, Reached>();

  constructor(private readonly from: number) {}

  get ends(): readonly number[] {
    return [...this.reached.keys()];
  }

  costTo(end: number): number {
    return end === this.from ? 0 : (this.reached.get(end)?.cost ?? Infinity);
  }

  legsTo(end: number): readonly Leg[] {
    return this.toldTo(end, (leg) => leg, new Map());
  }

  /** As they are to be told; `made` keeps them, since of ways that part late the first legs are the same. */
  toldTo<T>(end: number, told: (leg: Leg) => T, made: Map<number, readonly T[]>): readonly T[] {
    const known = made.get(end);
    if (known !== undefined) return known;
    const reached = this.reached.get(end);
    if (reached === undefined) return [];
    const legs = [...this.toldTo(reached.before, told, made), told(reached.leg)];
    made.set(end, legs);
    return legs;
  }

  /** Whether it was not known before. */
  add(end: number, cost: number, before: number, squares: readonly number[], legCost: number): boolean {
    if (end === this.from || cost >= this.costTo(end)) return false;
    this.reached.set(end, { cost, leg: { squares, cost: legCost }, before });
    return true;
  }
}

const NOT_ENTERED = OBSTACLE | BULK | LIQUID;

const isStandable = (ground: Ground, index: number): boolean => !hasFlag(ground, index, NOT_ENTERED);

/** A way ends there: what is to be seen or suffered comes first. */
const isEnd = (ground: Ground, walker: Walker, index: number): boolean =>
  walker.traffic[index] === SHUNNED || hasFlag(ground, index, UNLAID);

interface Search {
  readonly ground: Ground;
  readonly walker: Walker;
  readonly ways: Ways;
  /** Squares reached for so many points, yet to be gone on from. */
  readonly frontier: number[][];
}

function reach(search: Search, end: number, cost: number, before: number, squares: readonly number[], legCost: number) {
  if (cost > search.walker.points || !search.ways.add(end, cost, before, squares, legCost)) return;
  if (!isEnd(search.ground, search.walker, end)) (search.frontier[cost] ??= []).push(end);
}

/** Past a friend onto the free square behind: two points, never at a run, never past two (REIGN-078). */
function crossOver({ ground, walker, ...search }: Search, from: number, cost: number, over: number): void {
  for (const direction of STRAIGHT_FIRST) {
    const end = stepTo(ground, over, direction);
    if (end === NOWHERE || end === from || !isOpenTo(ground, over, direction)) continue;
    if (walker.traffic[end] === FREE && isStandable(ground, end)) {
      reach({ ground, walker, ...search }, end, cost + 2, from, [over, end], 2);
    }
  }
}

/** As far as one point carries: a step, or a run that touches no bridge (REIGN-226). */
function stride(search: Search, from: number, cost: number): void {
  const { ground, walker } = search;
  const most = hasFlag(ground, from, BRIDGE) ? 1 : walker.stride;
  const seen = [from];
  let ring: readonly (readonly number[])[] = [[]];
  for (let depth = 1; depth <= most; depth++) {
    const next: (readonly number[])[] = [];
    for (const squares of ring) {
      const at = squares[depth - 2] ?? from;
      for (const direction of STRAIGHT_FIRST) {
        if (!isOpenTo(ground, at, direction)) continue;
        const end = stepTo(ground, at, direction);
        if (seen.includes(end) || !isStandable(ground, end)) continue;
        const traffic = walker.traffic[end] ?? FREE;
        if (traffic === CROSSED && depth === 1) crossOver(search, from, cost, end);
        if (traffic === CROSSED || traffic === BARRED) continue;
        const isAlone = traffic === SHUNNED || hasFlag(ground, end, BRIDGE);
        if (isAlone && depth > 1) continue;
        seen.push(end);
        const way = [...squares, end];
        reach(search, end, cost + 1, from, way, 1);
        if (!isAlone && !hasFlag(ground, end, UNLAID) && depth < most) next.push(way);
      }
    }
    ring = next;
  }
}

/** On foot: round obstacles and adversaries, past friends, never over what is shunned. */
export function waysFrom(ground: Ground, from: number, walker: Walker): Ways {
  const ways = new Ways(from);
  const frontier: number[][] = [[from]];
  const search: Search = { ground, walker, ways, frontier };
  for (let cost = 0; cost < Math.min(walker.points, frontier.length); cost++) {
    for (const at of frontier[cost] ?? []) if (ways.costTo(at) === cost) stride(search, at, cost);
  }
  return ways;
}
