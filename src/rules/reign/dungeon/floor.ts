import { FOOTPRINTS } from '../content/elements';
import { zoneOf } from '../content/zones';
import type { ElementKind } from '../words/elements';
import { squareAt, type Square } from '../words/squares';
import type { ZoneId } from '../words/zones';

export interface Placed {
  readonly kind: ElementKind;
  readonly at: Square;
}

const RING = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;

const WALKED = '.EB123X';
const SOLID = '#RSP';

/** The plan of one zone while it is being filled: what can be walked to when this or that stands somewhere. */
export class Floor {
  readonly plan: readonly string[];
  readonly entrance: Square;
  readonly exits: readonly Square[];
  private readonly surroundings: (readonly Square[] | undefined)[] = [];

  constructor(
    readonly zone: number,
    card: ZoneId,
    /** Doors in an outer wall, hidden or not. */
    readonly breaches: readonly Square[] = [],
  ) {
    this.plan = zoneOf(card).plan;
    this.entrance = this.squaresOf('E')[0] ?? 0;
    this.exits = [...['1', '2', '3', 'X'].flatMap((mark) => this.squaresOf(mark)), ...breaches];
  }

  squaresOf(marks: string): readonly Square[] {
    return this.plan.flatMap((row, y) =>
      [...row].flatMap((char, x) => (marks.includes(char) ? [squareAt(this.zone, x, y)] : [])),
    );
  }

  at(square: Square): string {
    return this.plan[Math.floor((square % 256) / 16)]?.[square % 16] ?? '#';
  }

  /** Straight neighbours first, then the diagonal ones. */
  around(square: Square): readonly Square[] {
    return (this.surroundings[square % 256] ??= this.lookAround(square));
  }

  private lookAround(square: Square): readonly Square[] {
    const [x, y] = [square % 16, Math.floor((square % 256) / 16)];
    return RING.flatMap(([dx, dy]) => {
      const [column, row] = [x + dx, y + dy];
      const isOff = column < 0 || row < 0 || row >= this.plan.length || column >= (this.plan[0]?.length ?? 0);
      return isOff ? [] : [squareAt(this.zone, column, row)];
    });
  }

  straight(square: Square): readonly Square[] {
    return this.around(square).filter((other) => other % 16 === square % 16 || Math.abs(other - square) === 1);
  }

  isWall(square: Square): boolean {
    return this.at(square) === '#' && !this.breaches.includes(square);
  }

  private isWalked(square: Square, shut: ReadonlySet<Square>): boolean {
    const isOpen = WALKED.includes(this.at(square)) || this.breaches.includes(square);
    return isOpen && !shut.has(square);
  }

  /** In the full sense: nothing goes past its corner (REIGN-077). */
  private isSolid(square: Square, walls: ReadonlySet<Square>): boolean {
    return (SOLID.includes(this.at(square)) && !this.breaches.includes(square)) || walls.has(square);
  }

  /** Steps from a square to each that can be walked to; `walls` of `shut` hinder diagonals as well. */
  stepsFrom(start: Square, shut: ReadonlySet<Square>, walls: ReadonlySet<Square>): ReadonlyMap<Square, number> {
    const steps = new Map([[start, 0]]);
    const queue = [start];
    for (const from of queue) {
      for (const to of this.around(from)) {
        if (steps.has(to) || !this.isWalked(to, shut)) continue;
        const [across, along] = [from - (from % 16) + (to % 16), to - (to % 16) + (from % 16)];
        const isDiagonal = across !== to && along !== to;
        if (isDiagonal && (this.isSolid(across, walls) || this.isSolid(along, walls))) continue;
        steps.set(to, (steps.get(from) ?? 0) + 1);
        queue.push(to);
      }
    }
    return steps;
  }
}

export const doorOfCell = (floor: Floor, cell: Square): Square =>
  floor.straight(cell).find((one) => floor.at(one) === 'P') ?? cell;

export const shutBy = (elements: readonly Placed[]): ReadonlySet<Square> =>
  new Set(elements.filter(({ kind }) => FOOTPRINTS[kind] !== 'enterable').map(({ at }) => at));

export const wallsOf = (elements: readonly Placed[]): ReadonlySet<Square> =>
  new Set(elements.filter(({ kind }) => FOOTPRINTS[kind] === 'obstacle').map(({ at }) => at));

/** All exits, the entrance and a free square beside every element hang together, whatever lies in holes (REIGN-329). */
export function isSound(floor: Floor, elements: readonly Placed[], holes: readonly Square[] = []): boolean {
  const shut = new Set([...shutBy(elements), ...holes]);
  const steps = floor.stepsFrom(floor.entrance, shut, wallsOf(elements));
  if (!floor.exits.every((exit) => steps.has(exit))) return false;
  return elements.every(({ kind, at }) =>
    FOOTPRINTS[kind] === 'enterable' && !holes.includes(at)
      ? steps.has(at)
      : kind === 'rubble' || floor.around(at).some((one) => steps.has(one)),
  );
}
