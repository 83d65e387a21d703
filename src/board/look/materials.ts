import type { SkImage } from '@shopify/react-native-skia';
import { fill } from './paints';
import type { Point } from './paths';
import { programShader } from './programs';
import { LEATHER_PROGRAM, PARCHMENT_PROGRAM, TABLE_PROGRAM, VELVET_PROGRAM, WALNUT_PROGRAM } from './sksl/materials';
import { bakeImage } from './surfaces';

const PROGRAMS = {
  table: TABLE_PROGRAM,
  walnut: WALNUT_PROGRAM,
  leather: LEATHER_PROGRAM,
  parchment: PARCHMENT_PROGRAM,
  velvet: VELVET_PROGRAM,
} as const;
export type Material = keyof typeof PROGRAMS;

export interface Cut {
  readonly widthPt: number;
  readonly heightPt: number;
  readonly pxPerPt: number;
  /** For the table, where the candle's glow falls; for the others, which piece of the hide or sheet. */
  readonly seed: Point;
}

/** A piece of one of the materials that the interface is made of. Slow: made ahead of time, or once. */
export function bakeMaterial(material: Material, { widthPt, heightPt, pxPerPt, seed }: Cut): SkImage {
  const widthPx = widthPt * pxPerPt;
  const heightPx = heightPt * pxPerPt;
  const shader = programShader(PROGRAMS[material], [[widthPx, heightPx], pxPerPt, seed]);
  return bakeImage(widthPx, heightPx, (canvas) => canvas.drawPaint(fill({ shader })));
}
