import { columnOf, rowOf, squareAt, zoneOfSquare, type Square } from '../words/squares';
import { DIRECTIONS, DX, DY, isDiagonal } from './directions';
import { charAt, ENTRANCE, heightOf, isOuterWall, isPrintedDoorway, outwardFrom, placeOf, WALL, widthOf } from './plan';
import type { Sheet } from './plan';

/** All that stands in the way, zone by zone. */
export interface Layout {
  readonly sheets: readonly Sheet[];
  /** Obstacles in the full sense: closed doors, bookcases, rubble (REIGN-162, REIGN-208). */
  readonly obstacles: readonly Square[];
  /** What nobody enters, though it hides nothing: chests, tables, wells (REIGN-208). */
  readonly bulks: readonly Square[];
  /** Doors found in an outer wall that is printed whole (REIGN-231). */
  readonly breaches: readonly Square[];
  /** Exits behind which nothing is laid. */
  readonly unlaid: readonly Square[];
}

export const OBSTACLE = 1;
export const BULK = 2;
export const LAVA = 4;
export const MARSH = 8;
export const LIQUID = LAVA | MARSH;
export const BRIDGE = 16;
export const DOORWAY = 32;
export const UNLAID = 64;

interface ZoneGrid {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly cells: Int16Array;
  /** The line that its own doorway lies on, by which it was entered. */
  readonly joint: {
    readonly axis: 'x' | 'y';
    readonly at: number;
    readonly doorway: number;
    readonly zone: number;
  } | null;
}

/** The joined zones made ready to be looked at and walked on. Squares count from 0; -1 is outer wall, or nothing. */
export interface Ground {
  readonly squares: readonly Square[];
  readonly indexOf: Int16Array;
  readonly x: Int16Array;
  readonly y: Int16Array;
  /** Two a square: a doorway is of both its zones, everything else of one. */
  readonly zones: Int8Array;
  readonly flags: Uint8Array;
  /** Eight a square: what lies around it, in the ring of directions. */
  readonly around: Int16Array;
  /** A bit a direction: nothing hinders a step or a blow that way (REIGN-077, REIGN-086). */
  readonly open: Uint8Array;
  readonly grids: readonly ZoneGrid[];
}

const FLAG_OF: Readonly<Record<string, number>> = { [WALL]: OBSTACLE, L: LAVA, W: MARSH, B: BRIDGE };

export const cellAt = ({ left, top, width, height, cells }: ZoneGrid, x: number, y: number): number => {
  const [column, row] = [x - left, y - top];
  return column < 0 || row < 0 || column >= width || row >= height ? -1 : (cells[row * width + column] ?? -1);
};

class Survey {
  readonly squares: Square[] = [];
  readonly x: number[] = [];
  readonly y: number[] = [];
  readonly zones: number[] = [];
  readonly flags: number[] = [];
  readonly grids: ZoneGrid[] = [];
  readonly indexOf: Int16Array;

  constructor(private readonly layout: Layout) {
    this.indexOf = new Int16Array(layout.sheets.length * 256).fill(-1);
    layout.sheets.forEach((sheet, zone) => this.lay(sheet, zone));
    this.mark(layout.obstacles, OBSTACLE);
    this.mark(layout.bulks, BULK);
    this.mark(layout.unlaid, UNLAID);
  }

  private mark(squares: readonly Square[], flag: number): void {
    for (const square of squares) {
      const index = this.indexOf[square] ?? -1;
      if (index >= 0) this.flags[index] = (this.flags[index] ?? 0) | flag;
    }
  }

  private lay(sheet: Sheet, zone: number): void {
    const isTurned = sheet.quarter % 2 === 1;
    const [width, height] = isTurned ? [heightOf(sheet), widthOf(sheet)] : [widthOf(sheet), heightOf(sheet)];
    const cells = new Int16Array(width * height).fill(-1);
    for (let row = 0; row < heightOf(sheet); row++) {
      for (let column = 0; column < widthOf(sheet); column++) {
        const [x, y] = placeOf(sheet, column, row);
        cells[(y - sheet.y) * width + x - sheet.x] = this.indexFor(sheet, zone, column, row, x, y);
      }
    }
    this.grids.push({ left: sheet.x, top: sheet.y, width, height, cells, joint: this.jointOf(sheet) });
  }

  private indexFor(sheet: Sheet, zone: number, column: number, row: number, x: number, y: number): number {
    const char = charAt(sheet, column, row);
    if (char === ENTRANCE && sheet.from !== null) return this.share(sheet.from, zone);
    const square = squareAt(zone, column, row);
    const isBreach = this.layout.breaches.includes(square);
    if (isOuterWall(sheet, column, row) && !isBreach) return -1;
    const index = this.squares.length;
    this.indexOf[square] = index;
    this.squares.push(square);
    this.x.push(x);
    this.y.push(y);
    this.zones.push(zone, -1);
    this.flags.push(isBreach || isPrintedDoorway(char) ? DOORWAY : (FLAG_OF[char] ?? 0));
    return index;
  }

  private share(doorway: Square, zone: number): number {
    const index = this.indexOf[doorway] ?? -1;
    if (index < 0) throw new Error(`no doorway at ${doorway}`);
    this.zones[index * 2 + 1] = zone;
    return index;
  }

  private jointOf({ from }: Sheet): ZoneGrid['joint'] {
    if (from === null) return null;
    const zone = zoneOfSquare(from);
    const before = this.layout.sheets[zone];
    if (before === undefined) throw new Error(`no zone ${zone}`);
    const [x, y] = placeOf(before, columnOf(from), rowOf(from));
    const isNorthOrSouth = outwardFrom(before, from) % 4 === 0;
    const doorway = this.indexOf[from] ?? -1;
    return { axis: isNorthOrSouth ? 'y' : 'x', at: isNorthOrSouth ? y : x, doorway, zone };
  }
}

/** Open, and in an outer wall: the walls beside it hinder nobody (REIGN-366). */
const isOpenDoorway = (flags: number): boolean => (flags & (DOORWAY | OBSTACLE)) === DOORWAY;

export function groundOf(layout: Layout): Ground {
  const { squares, indexOf, x, y, zones, flags, grids } = new Survey(layout);
  const around = new Int16Array(squares.length * 8).fill(-1);
  const open = new Uint8Array(squares.length);
  const flagsAt = (index: number): number => (index < 0 ? OBSTACLE : (flags[index] ?? 0));

  const hinders = (index: number, isAtDoorway: boolean): boolean =>
    index < 0 ? !isAtDoorway : (flagsAt(index) & OBSTACLE) !== 0;

  const link = (index: number, grid: ZoneGrid, direction: number): void => {
    const [dx, dy] = [DX[direction] ?? 0, DY[direction] ?? 0];
    const [ownX, ownY] = [x[index] ?? 0, y[index] ?? 0];
    const other = cellAt(grid, ownX + dx, ownY + dy);
    if (other < 0) return;
    around[index * 8 + direction] = other;
    if ((flagsAt(other) & OBSTACLE) !== 0) return;
    const isAtDoorway = isOpenDoorway(flagsAt(index)) || isOpenDoorway(flagsAt(other));
    const isHindered =
      isDiagonal(direction) &&
      (hinders(cellAt(grid, ownX + dx, ownY), isAtDoorway) || hinders(cellAt(grid, ownX, ownY + dy), isAtDoorway));
    if (!isHindered) open[index] = (open[index] ?? 0) | (1 << direction);
  };

  for (const index of squares.keys()) {
    for (const zone of [zones[index * 2] ?? -1, zones[index * 2 + 1] ?? -1]) {
      const grid = grids[zone];
      if (grid !== undefined) for (const direction of DIRECTIONS) link(index, grid, direction);
    }
  }
  return {
    squares,
    indexOf,
    x: Int16Array.from(x),
    y: Int16Array.from(y),
    zones: Int8Array.from(zones),
    flags: Uint8Array.from(flags),
    around,
    open,
    grids,
  };
}
