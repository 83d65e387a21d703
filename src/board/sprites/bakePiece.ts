import type { SkImage } from '@shopify/react-native-skia';
import { bakeImage, drawDisc, drawGlow, drawPillarBody, drawRestingShadow, type Spot } from '../look';
import { lookOf, roomOf } from './pieceLooks';
import { isGlowing, isPillar, type PieceId, type PieceTone } from './pieces';

/** Half the picture's side, in radii of the disc: room for its shadow, or for its glow. */
const REACH = 1.22;
const GLOWING_REACH = 1.6;

/** One piece on its shadow, alone in a square picture: for cards and lists, away from the board. */
export function bakePiece(piece: PieceId, sidePx: number, tone: PieceTone = 'normal'): SkImage {
  const middle = sidePx / 2;
  const reach = isGlowing(piece) ? GLOWING_REACH : REACH;
  const spot: Spot = { x: middle, y: middle, radius: middle / reach };
  return bakeImage(sidePx, sidePx, (canvas) => {
    drawRestingShadow(canvas, spot);
    if (isPillar(piece)) return drawPillarBody(canvas, spot, roomOf(piece));
    if (tone === 'normal') drawGlow(canvas, spot, lookOf(piece), 0.5);
    drawDisc(canvas, spot, lookOf(piece), tone);
  });
}
