import { DOORS, FOOTPRINTS } from '../content/elements';
import { zoneOf } from '../content/zones';
import {
  around,
  BARRED,
  BULK,
  CROSSED,
  FOE,
  FREE,
  FRIEND,
  groundOf,
  hasFlag,
  isObstacle,
  LIQUID,
  NOBODY,
  reaches,
  sees,
  SHUNNED,
  UNLAID,
  type Ground,
  type Sheet,
} from '../grid';
import { squareAt, zoneOfSquare, type Square } from '../words/squares';
import type { Board, Door, Element, Person, Reign, Trap, Zone } from './model';
import { everybody, isStanding, kindOf } from './people';

export const sheetOfZone = ({ card, quarter, x, y, from }: Zone): Sheet => ({
  rows: zoneOf(card).plan,
  quarter,
  x,
  y,
  from,
});

export const isGone = ({ hp }: Door): boolean => hp <= 0;
export const isShut = (door: Door): boolean => !door.isOpen && !isGone(door);

const squaresOf = (elements: readonly Element[], footprint: string): readonly Square[] =>
  elements.filter(({ kind }) => FOOTPRINTS[kind] === footprint).map(({ at }) => at);

/** Made once for a board: nothing of it changes while nobody opens, shuts or breaks anything. */
const grounds = new WeakMap<Board, Ground>();

export function groundFor({ board }: Pick<Reign, 'board'>): Ground {
  const known = grounds.get(board);
  if (known !== undefined) return known;
  const ground = groundOf({
    sheets: board.zones.map(sheetOfZone),
    obstacles: [...board.doors.filter(isShut).map(({ at }) => at), ...squaresOf(board.elements, 'obstacle')],
    bulks: squaresOf(board.elements, 'bulk'),
    breaches: board.breaches,
    unlaid: board.unlaid,
  });
  grounds.set(board, ground);
  return ground;
}

/** Where somebody stands on the ground; -1: nowhere. */
export const indexOf = (ground: Ground, square: Square | null): number =>
  square === null ? -1 : (ground.indexOf[square] ?? -1);
export const squareOf = ({ squares }: Ground, index: number): Square => {
  const square = squares[index];
  if (square === undefined) throw new Error(`no square ${index}`);
  return square;
};

export const occupantOf = (model: Reign, square: Square): Person | null =>
  everybody(model).find(({ at }) => at === square) ?? null;

export const doorAt = ({ board }: Reign, square: Square): Door | null =>
  board.doors.find(({ at }) => at === square) ?? null;

export const trapAt = ({ traps }: Reign, square: Square): Trap | null => traps.find(({ at }) => at === square) ?? null;

export const isOpenHole = ({ kind, state }: Trap): boolean => kind === 'hole' && state === 'sprung';

/** Whether this side knows where not to tread: what heroes laid the GM characters do not know (REIGN-223). */
const isKnownTo = ({ isKnown, laidBy }: Trap, { side }: Person): boolean =>
  side === 'heroes' ? isKnown : laidBy === 'catacombs';

/** The way into a zone, as it is named on the plan it was entered from. */
export function entranceOf({ board }: Pick<Reign, 'board'>, zone: number): Square {
  const laid = board.zones[zone];
  if (laid?.from != null) return laid.from;
  const { plan } = zoneOf(laid?.card ?? 'zone:dead-end');
  const row = plan.findIndex((line) => line.includes('E'));
  return squareAt(zone, plan[row]?.indexOf('E') ?? 0, row);
}

/** The open stairway of the third quest; null: it is not laid (REIGN-326). */
export function wayDown({ board, quest }: Pick<Reign, 'board' | 'quest'>): Square | null {
  const zone = quest === null ? -1 : board.zones.findIndex(({ card }) => card === 'zone:gate-of-the-deep');
  return zone < 0 ? null : squareAt(zone, 4, 0);
}

/** What each square is to somebody who walks. */
export function trafficFor(model: Reign, who: Person): Uint8Array {
  const ground = groundFor(model);
  const traffic = new Uint8Array(ground.squares.length).fill(FREE);
  for (const trap of model.traps) {
    const isShunned = isOpenHole(trap) || (trap.state === 'set' && isKnownTo(trap, who));
    const index = indexOf(ground, trap.at);
    if (isShunned && index >= 0) traffic[index] = SHUNNED;
  }
  if (isUnholy(who)) {
    for (const index of ground.squares.keys()) if (isHallowed(model, index)) traffic[index] = BARRED;
  }
  // Nobody of the GM's goes down there (REIGN-326).
  const down = who.side === 'master' ? wayDown(model) : null;
  if (down !== null) traffic[indexOf(ground, down)] = BARRED;
  for (const other of everybody(model)) {
    const index = indexOf(ground, other.at);
    if (index < 0 || other.id === who.id || traffic[index] === BARRED) continue;
    const inOpenHole = traffic[index] === SHUNNED;
    const isPassed = (other.side === who.side || !isStanding(other)) && !inOpenHole;
    traffic[index] = isPassed ? CROSSED : BARRED;
  }
  return traffic;
}

/** Who stands where, for somebody who looks: the downed hide nothing (REIGN-098). */
function figuresFor(model: Reign, who: Person): Uint8Array {
  const ground = groundFor(model);
  const figures = new Uint8Array(ground.squares.length).fill(NOBODY);
  for (const other of everybody(model)) {
    const index = indexOf(ground, other.at);
    if (index >= 0 && isStanding(other)) figures[index] = other.side === who.side ? FRIEND : FOE;
  }
  return figures;
}

const MISTY = 4;

/** Looks from where somebody stands; whoever is invisible nobody has in sight (REIGN-170). */
export class Eye {
  private readonly ground: Ground;
  private made: Uint8Array | null = null;

  constructor(
    private readonly model: Reign,
    private readonly who: Person,
    private readonly isGhostly = false,
  ) {
    this.ground = groundFor(model);
  }

  private get figures(): Uint8Array | null {
    if (this.isGhostly) return null;
    this.made ??= figuresFor(this.model, this.who);
    return this.made;
  }

  /** An icy draught shortens every look (REIGN-327/3). */
  private get limit(): number {
    return this.model.quest?.isMisty === true ? MISTY : Infinity;
  }

  isOn(square: Square): boolean {
    const [from, to] = [indexOf(this.ground, this.who.at), indexOf(this.ground, square)];
    return from >= 0 && to >= 0 && sees(this.ground, from, to, { figures: this.figures, limit: this.limit });
  }

  has(other: Person): boolean {
    return other.at !== null && !(other.isInvisible && other.side !== this.who.side) && this.isOn(other.at);
  }
}

/** Nobody, no lava, marsh or open hole, no exit with nothing behind (REIGN-218). */
export function isFreeSquare(model: Reign, index: number): boolean {
  const ground = groundFor(model);
  if (isObstacle(ground, index) || hasFlag(ground, index, BULK | LIQUID | UNLAID)) return false;
  const square = squareOf(ground, index);
  const trap = trapAt(model, square);
  return occupantOf(model, square) === null && (trap === null || !isOpenHole(trap));
}

export const freeAround = (model: Reign, square: Square): readonly Square[] => {
  const ground = groundFor(model);
  return around(ground, indexOf(ground, square))
    .filter((index) => isFreeSquare(model, index))
    .map((index) => squareOf(ground, index));
};

export const freeSquares = (model: Reign): readonly Square[] => {
  const ground = groundFor(model);
  return ground.squares.filter((_, index) => isFreeSquare(model, index));
};

/** With a blessed statue in it, its doorways included (REIGN-232, REIGN-233). */
export function isHallowed({ board }: Pick<Reign, 'board'>, at: number): boolean {
  const { zones } = groundFor({ board });
  const own = [zones[at * 2], zones[at * 2 + 1]];
  return board.elements.some(({ kind, at: square }) => kind === 'statue' && own.includes(zoneOfSquare(square)));
}

/** The undead and demons keep out of there (REIGN-232). */
export const isUnholy = (person: Person): boolean => (kindOf(person)?.keyword ?? null) !== null;

/** Adversaries who hold one back: on their feet, seen, free, at no corner of an obstacle (REIGN-080, REIGN-083). */
export function blockersOf(model: Reign, who: Person, from: Square): readonly Person[] {
  const ground = groundFor(model);
  const own = indexOf(ground, from);
  return everybody(model).filter((other) => {
    const isFree = isStanding(other) && other.web === 0 && other.hole === null && other.duel === null;
    if (other.side === who.side || !isFree) return false;
    return reaches(ground, own, indexOf(ground, other.at));
  });
}

/** A new door as it is made. */
export const doorOf = (at: Square, kind: Door['kind'], isLocked: boolean, isOpen = false): Door => ({
  at,
  kind,
  isLocked,
  isTried: false,
  isOpen,
  wasLocked: isLocked,
  hp: DOORS[kind].hitPoints,
});
