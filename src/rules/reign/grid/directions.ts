/** The eight directions in a ring, so that the next one on either side lies at 45°: north, north-east, and so on. */
export const DX = [0, 1, 1, 1, 0, -1, -1, -1] as const;
export const DY = [-1, -1, 0, 1, 1, 1, 0, -1] as const;
export const DIRECTIONS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Straight ones first: of two ways as short as one another the plainer is taken. */
export const STRAIGHT_FIRST: readonly Direction[] = [0, 2, 4, 6, 1, 3, 5, 7];

export const isDiagonal = (direction: number): boolean => direction % 2 === 1;

/** One eighth further round, or the other way. */
export const turned = (direction: number, eighths: number): Direction =>
  ((((direction + eighths) % 8) + 8) % 8) as Direction;

export const QUARTERS = [0, 1, 2, 3] as const;
export type Quarter = (typeof QUARTERS)[number];
