import type { SkImage } from '@shopify/react-native-skia';
import { bakeImage, drawBody, drawGlow, drawRestingShadow, type PieceLook, type PieceTone, type Spot } from '../look';

/** Half the picture's side, in radii of the disc: room for its shadow, or for its glow. */
const REACH = 1.22;
const GLOWING_REACH = 1.6;

/** One piece on its shadow, alone in a square picture: for cards and lists, away from the board. */
export function bakePiece(look: PieceLook, sidePx: number, tone: PieceTone = 'normal'): SkImage {
  const middle = sidePx / 2;
  const reach = look.kind === 'disc' && look.livery.glow !== null ? GLOWING_REACH : REACH;
  const spot: Spot = { x: middle, y: middle, radius: middle / reach };
  return bakeImage(sidePx, sidePx, (canvas) => {
    drawRestingShadow(canvas, spot);
    if (look.kind === 'disc' && tone === 'normal') drawGlow(canvas, spot, look, 0.5);
    drawBody(canvas, spot, look, tone);
  });
}
