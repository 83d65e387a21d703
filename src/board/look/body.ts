import type { SkCanvas } from '@shopify/react-native-skia';
import { drawDisc } from './disc';
import { drawPillarBody } from './discBody';
import type { PieceLook, PieceTone, Spot } from './pieceLook';

/** Any piece, without shadow or marks. */
export function drawBody(canvas: SkCanvas, spot: Spot, look: PieceLook, tone: PieceTone): void {
  if (look.kind === 'pillar') return drawPillarBody(canvas, spot, look);
  return look.kind === 'carved' ? look.draw(canvas, spot) : drawDisc(canvas, spot, look, tone);
}
