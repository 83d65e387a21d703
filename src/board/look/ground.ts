import type { Quarters } from '../../lib';
import { LIGHT } from '../../theme';
import type { BoardSize } from '../camera';

/** The painted faces of a board, as they are bundled. Each is painted in the light of one candle, which stands to one side. */
export interface Ground {
  /** One face, which turns with its light; or one for each quarter turn, so that the light always comes from where the candle is. */
  readonly faces: readonly [number] | readonly [number, number, number, number];
}

export const faceOf = ({ faces }: Ground, lies: Quarters): number => faces[lies] ?? faces[0];

/** Where the candle stands over a board that is seen turned: up-left of what is seen. */
export function candleOver(
  { widthMm, heightMm }: BoardSize,
  lies: Quarters,
): readonly [xMm: number, yMm: number, highMm: number] {
  const [x, y, high] = LIGHT.positionMm;
  if (lies === 1) return [y, heightMm - x, high];
  if (lies === 2) return [widthMm - x, heightMm - y, high];
  return lies === 3 ? [widthMm - y, x, high] : [x, y, high];
}
