import type { Matrix4, SkRSXform } from '@shopify/react-native-skia';
import type { Quarters } from '../../lib';

const turn = (cos: number, sin: number): Matrix4 => [cos, 0 - sin, 0, 0, sin, cos, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** To the last bit: the cosine of a right angle is never quite none. */
const TURNS = [turn(1, 0), turn(0, 1), turn(-1, 0), turn(0, -1)] as const;

/** Turns what is drawn clockwise. */
export const quarterTurn = (quarters: Quarters): Matrix4 => TURNS[quarters];

/** What keeps a picture upright on a board that is turned: the light on it stays where the candle is. */
export interface Upright {
  readonly cos: number;
  readonly sin: number;
}

const UPRIGHTS = [
  { cos: 1, sin: 0 },
  { cos: 0, sin: -1 },
  { cos: -1, sin: 0 },
  { cos: 0, sin: 1 },
] as const;

export const uprightOn = (lies: Quarters): Upright => UPRIGHTS[lies];

/** Of a picture in pixels, the point that belongs to its place on the board. */
export interface Origin {
  readonly originXPx: number;
  readonly originYPx: number;
}

/** Lays a picture on the board: so many millimetres a pixel. */
export function lay(
  transform: SkRSXform,
  { xMm, yMm }: { readonly xMm: number; readonly yMm: number },
  { originXPx, originYPx }: Origin,
  mmPerPx: number,
  { cos, sin }: Upright,
): void {
  'worklet';
  const [across, down] = [mmPerPx * cos, mmPerPx * sin];
  transform.set(
    across,
    down,
    xMm - (originXPx * across - originYPx * down),
    yMm - (originXPx * down + originYPx * across),
  );
}
