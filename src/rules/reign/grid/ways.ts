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
  cost: number;
  leg: Leg;
  before: number;
}

/** Everywhere that can be gone to, with the cheapest way there. */
export class Ways {
  private readonly reached: (Reached | undefined)[] = [];
  private readonly found: number[] = [];

  constructor(private readonly from: number) {}

  /** As they were found: the nearest first. */
  get ends(): readonly number[] {
    return this.found;
  }

  costTo(end: number): number {
    return end === this.from ? 0 : (this.reached[end]?.cost ?? Infinity);
  }

  legsTo(end: number): readonly Leg[] {
    return this.toldTo(end, (leg) => leg, new Map());
  }

  /** As they are to be told; `made` keeps them, since of ways that part late the first legs are the same. */
  toldTo<T>(end: number, told: (leg: Leg) => T, made: Map<number, readonly T[]>): readonly T[] {
    const known = made.get(end);
    if (known !== undefined) return known;
    const reached = this.reached[end];
    if (reached === undefined) return [];
    const legs = [...this.toldTo(reached.before, told, made), told(reached.leg)];
    made.set(end, legs);
    return legs;
  }

  /** What was not known before, or costs less than was known. */
  add(end: number, cost: number, before: number, squares: readonly number[], legCost: number): void {
    const known = this.reached[end];
    const leg = { squares, cost: legCost };
    if (known === undefined) {
      this.found.push(end);
      this.reached[end] = { cost, leg, before };
    } else {
      known.cost = cost;
      known.leg = leg;
      known.before = before;
    }
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
  /** In which stride a square was come to last. */
  readonly met: Int16Array;
}

const isNews = ({ walker, ways }: Search, end: number, cost: number): boolean =>
  cost <= walker.points && cost < ways.costTo(end);

function reach(search: Search, end: number, cost: number, before: number, squares: readonly number[], legCost: number) {
  search.ways.add(end, cost, before, squares, legCost);
  if (!isEnd(search.ground, search.walker, end)) (search.frontier[cost] ??= []).push(end);
}

/** Past a friend onto the free square behind: two points, never at a run, never past two (REIGN-078). */
function crossOver(search: Search, from: number, cost: number, over: number): void {
  const { ground, walker } = search;
  for (const direction of STRAIGHT_FIRST) {
    const end = stepTo(ground, over, direction);
    if (end === NOWHERE || end === from || !isOpenTo(ground, over, direction)) continue;
    if (walker.traffic[end] !== FREE || !isStandable(ground, end)) continue;
    if (isNews(search, end, cost + 2)) reach(search, end, cost + 2, from, [over, end], 2);
  }
}

/** A square come to within one point, and from which place in the list. */
interface Met {
  readonly at: number;
  readonly by: Met | null;
}

function squaresTo(met: Met): readonly number[] {
  const squares: number[] = [];
  for (let one: Met | null = met; one?.by != null; one = one.by) squares.unshift(one.at);
  return squares;
}

/** As far as one point carries: a step, or a run that touches no bridge (REIGN-226). */
function stride(search: Search, from: number, cost: number, number: number): void {
  const { ground, walker, met } = search;
  const most = hasFlag(ground, from, BRIDGE) ? 1 : walker.stride;
  met[from] = number;
  let ring: readonly Met[] = [{ at: from, by: null }];
  for (let depth = 1; depth <= most; depth++) {
    const next: Met[] = [];
    for (const by of ring) {
      for (const direction of STRAIGHT_FIRST) {
        if (!isOpenTo(ground, by.at, direction)) continue;
        const end = stepTo(ground, by.at, direction);
        if (met[end] === number || !isStandable(ground, end)) continue;
        const traffic = walker.traffic[end] ?? FREE;
        if (traffic === CROSSED && depth === 1) crossOver(search, from, cost, end);
        if (traffic === CROSSED || traffic === BARRED) continue;
        const isAlone = traffic === SHUNNED || hasFlag(ground, end, BRIDGE);
        if (isAlone && depth > 1) continue;
        met[end] = number;
        const isOnward = depth < most && !isAlone && !hasFlag(ground, end, UNLAID);
        const isBetter = isNews(search, end, cost + 1);
        if (!isOnward && !isBetter) continue;
        const come: Met = { at: end, by };
        if (isBetter) reach(search, end, cost + 1, from, squaresTo(come), 1);
        if (isOnward) next.push(come);
      }
    }
    ring = next;
  }
}

/** On foot: round obstacles and adversaries, past friends, never over what is shunned. */
export function waysFrom(ground: Ground, from: number, walker: Walker): Ways {
  const ways = new Ways(from);
  const frontier: number[][] = [[from]];
  const met = new Int16Array(ground.squares.length).fill(-1);
  const search: Search = { ground, walker, ways, frontier, met };
  let strides = 0;
  for (let cost = 0; cost < Math.min(walker.points, frontier.length); cost++) {
    for (const at of frontier[cost] ?? []) if (ways.costTo(at) === cost) stride(search, at, cost, strides++);
  }
  return ways;
}
