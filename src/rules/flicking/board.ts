export interface BoardSize {
  readonly widthMm: number;
  readonly heightMm: number;
}

/**
 * What becomes of a disc at the edge of its board. open: it is out once its centre crosses, and is put back when the
 * flick is over; wall: it bounces, and nothing ever leaves.
 */
export const EDGES = ['open', 'wall'] as const;
export type Edge = (typeof EDGES)[number];

/** What is flicked on, whatever lies on it: any size, corner at 0, 0, y downwards. */
export interface Board extends BoardSize {
  readonly edge: Edge;
}

export interface RectMm extends BoardSize {
  readonly xMm: number;
  readonly yMm: number;
}
