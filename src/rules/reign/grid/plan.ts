import { columnOf, rowOf, type Square } from '../words/squares';
import { DX, DY, turned, type Direction, type Quarter } from './directions';

/** A zone's plan as it lies on the table: turned clockwise, its upper left corner somewhere. */
export interface Sheet {
  readonly rows: readonly string[];
  readonly quarter: Quarter;
  readonly x: number;
  readonly y: number;
  /** The doorway by which it is joined to a zone laid before; null: the first zone. */
  readonly from: Square | null;
}

export const WALL = '#';
export const ENTRANCE = 'E';
const WAY_DOWN = 'X';
const EXITS = '123';

export const widthOf = ({ rows }: Sheet): number => rows[0]?.length ?? 0;
export const heightOf = ({ rows }: Sheet): number => rows.length;
export const charAt = ({ rows }: Sheet, column: number, row: number): string => rows[row]?.[column] ?? WALL;

/** Where a square of the plan lies on the table. */
export function placeOf(sheet: Sheet, column: number, row: number): readonly [number, number] {
  const [right, bottom] = [widthOf(sheet) - 1, heightOf(sheet) - 1];
  const { quarter, x, y } = sheet;
  if (quarter === 0) return [x + column, y + row];
  if (quarter === 1) return [x + bottom - row, y + column];
  return quarter === 2 ? [x + right - column, y + bottom - row] : [x + row, y + right - column];
}

const isBorder = (sheet: Sheet, column: number, row: number): boolean =>
  column === 0 || row === 0 || column === widthOf(sheet) - 1 || row === heightOf(sheet) - 1;

/** Outside of a zone is nothing, whatever stands in its outer wall. */
export const isOuterWall = (sheet: Sheet, column: number, row: number): boolean =>
  isBorder(sheet, column, row) && charAt(sheet, column, row) === WALL;

/** A way in or out, as printed; a door may stand in it. */
export const isPrintedDoorway = (char: string): boolean =>
  char === ENTRANCE || char === WAY_DOWN || EXITS.includes(char);

/** Which way leads out of the zone from a square of its outer wall, on the table. */
export function outwardFrom(sheet: Sheet, square: Square): Direction {
  const [column, row] = [columnOf(square), rowOf(square)];
  const printed = row === 0 ? 0 : row === heightOf(sheet) - 1 ? 4 : column === 0 ? 6 : 2;
  return turned(printed, 2 * sheet.quarter);
}

/** Where a new zone comes to lie: its entrance is the doorway, and its side faces the exit (REIGN-366). */
export function sheetBehind(rows: readonly string[], before: Sheet, doorway: Square): Sheet {
  const outward = outwardFrom(before, doorway);
  const quarter = (outward / 2) as Quarter;
  const entranceRow = rows.findIndex((row) => row.includes(ENTRANCE));
  const entranceColumn = rows[entranceRow]?.indexOf(ENTRANCE) ?? 0;
  const [doorX, doorY] = placeOf(before, columnOf(doorway), rowOf(doorway));
  const flat: Sheet = { rows, quarter, x: 0, y: 0, from: doorway };
  const [x, y] = placeOf(flat, entranceColumn, entranceRow);
  return { ...flat, x: doorX - x, y: doorY - y };
}

export const beside = (x: number, y: number, direction: number): readonly [number, number] => [
  x + (DX[direction] ?? 0),
  y + (DY[direction] ?? 0),
];
