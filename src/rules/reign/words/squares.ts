/**
 * A square is a number: 256 × the zone, 16 × the row, and the column, both of the plan as printed, unturned. A doorway
 * is one square of two zones (REIGN-366) and bears the number that it has in the zone laid first.
 */
export type Square = number;

const PER_ZONE = 256;
const PER_ROW = 16;

export const squareAt = (zone: number, column: number, row: number): Square => zone * PER_ZONE + row * PER_ROW + column;

export const zoneOfSquare = (square: Square): number => Math.floor(square / PER_ZONE);
export const rowOf = (square: Square): number => Math.floor((square % PER_ZONE) / PER_ROW);
export const columnOf = (square: Square): number => square % PER_ROW;

/** As it is written by hand: zone, column, row, each from 0. */
export const squareName = (square: Square): string =>
  (NAMES[square] ??= `${zoneOfSquare(square)}:${columnOf(square)},${rowOf(square)}`);
const NAMES: string[] = [];

const NAME = /^(\d{1,2}):(\d{1,2}),(\d{1,2})$/;

export function squareNamed(name: string): Square | null {
  const [, zone, column, row] = NAME.exec(name) ?? [];
  if (zone === undefined || Number(column) >= PER_ROW || Number(row) >= PER_ROW) return null;
  return squareAt(Number(zone), Number(column), Number(row));
}
