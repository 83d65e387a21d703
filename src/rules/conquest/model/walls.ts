import { PLACED_MM, type FlickTable, type WallSide } from '../../flicking';

/** Whether a disc lay against this wall before the flick (CONQ-083). */
export function laysAgainst({ discs, widthMm, heightMm }: FlickTable, id: string, side: WallSide): boolean {
  const disc = discs.find((one) => one.id === id);
  if (disc === undefined) return false;
  const { xMm, yMm, radiusMm } = disc;
  const gapMm: Readonly<Record<WallSide, number>> = {
    left: xMm - radiusMm,
    right: widthMm - xMm - radiusMm,
    top: yMm - radiusMm,
    bottom: heightMm - yMm - radiusMm,
  };
  return gapMm[side] <= PLACED_MM;
}
