import { LIGHT } from '../../theme';
import type { BoardSize } from '../camera';

/** How often what is seen of a board has been turned by a right angle, clockwise. */
export type Quarter = 0 | 1 | 2 | 3;

/** The painted faces of a board, as they are bundled. Each is painted in the light of one candle, which stands to one side. */
export interface Ground {
  /** One face, which turns with its light; or one for each quarter turn, so that the light always comes from where the candle is. */
  readonly faces: readonly [number] | readonly [number, number, number, number];
}

export const faceOf = ({ faces }: Ground, quarter: Quarter): number => faces[quarter] ?? faces[0];

/** Where the candle stands over a board that is seen turned: up-left of what is seen. */
export function candleOver(
  { widthMm, heightMm }: BoardSize,
  quarter: Quarter,
): readonly [xMm: number, yMm: number, highMm: number] {
  const [x, y, high] = LIGHT.positionMm;
  if (quarter === 1) return [y, heightMm - x, high];
  if (quarter === 2) return [widthMm - x, heightMm - y, high];
  return quarter === 3 ? [widthMm - y, x, high] : [x, y, high];
}
