import type { BoardSize } from './board';
import type { Place } from './flick';
import { PLACED_MM } from './tolerances';

interface Lying extends Place {
  readonly radiusMm: number;
}

/** Its middle is at least so far inside; what is no number is nowhere. */
export const isInset = ({ widthMm, heightMm }: BoardSize, { xMm, yMm }: Place, insetMm: number): boolean =>
  xMm >= insetMm && yMm >= insetMm && xMm <= widthMm - insetMm && yMm <= heightMm - insetMm;

/** Wholly inside. Whoever judges where a disc may lie asks here, so that what one accepts no other refuses. */
export const isWhollyOn = (board: BoardSize, disc: Lying): boolean => isInset(board, disc, disc.radiusMm - PLACED_MM);

/** Their rims touch at most. Whoever judges whether two discs lie on one another asks here. */
export function areApart(a: Lying, b: Lying): boolean {
  const dx = a.xMm - b.xMm;
  const dy = a.yMm - b.yMm;
  return Math.sqrt(dx * dx + dy * dy) >= a.radiusMm + b.radiusMm - PLACED_MM;
}
