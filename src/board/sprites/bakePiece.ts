import type { SkImage } from '@shopify/react-native-skia';
import { FAMILIES } from '../../theme';
import { bakeImage, drawDisc, drawPillarBody, drawRestingShadow, type Spot } from '../look';
import { lookOf, roomOf } from './pieceLooks';
import { isPillar, type PieceId, type PieceTone } from './pieces';

/** Half the picture's side, in radii of the disc: room for its shadow, or for its glow. */
const REACH = 1.22;
const GLOWING_REACH = 1.6;

const isGlowing = (piece: PieceId): boolean => !isPillar(piece) && FAMILIES[lookOf(piece).family].glow !== null;

/** One piece on its shadow, alone in a square picture: for cards and lists, away from the board. */
export function bakePiece(piece: PieceId, sidePx: number, tone: PieceTone = 'normal'): SkImage {
  const middle = sidePx / 2;
  const spot: Spot = { x: middle, y: middle, radius: middle / (isGlowing(piece) ? GLOWING_REACH : REACH) };
  return bakeImage(sidePx, sidePx, (canvas) => {
    drawRestingShadow(canvas, spot);
    if (isPillar(piece)) drawPillarBody(canvas, spot, roomOf(piece));
    else drawDisc(canvas, spot, lookOf(piece), tone);
  });
}
