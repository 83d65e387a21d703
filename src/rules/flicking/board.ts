export interface BoardSize {
  readonly widthMm: number;
  readonly heightMm: number;
}

/**
 * What becomes of a disc at the edge of its board. open: it is out once its centre crosses, and is put back when the
 * flick is over; drop: likewise out, and gone for good; wall: it bounces, and nothing ever leaves. What only hangs over
 * an edge that is no wall is nudged in.
 */
export const EDGES = ['open', 'drop', 'wall'] as const;
export type Edge = (typeof EDGES)[number];

/** What is flicked on, whatever lies on it: any size, corner at 0, 0, y downwards. */
export interface Board extends BoardSize {
  readonly edge: Edge;
}

export interface RectMm extends BoardSize {
  readonly xMm: number;
  readonly yMm: number;
}
