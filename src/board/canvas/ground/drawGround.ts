import { BlurStyle, Skia, type SkCanvas, type SkImage } from '@shopify/react-native-skia';
import { turnedBack, vec2, type Quarters } from '../../../lib';
import { UI } from '../../../theme';
import { MARGIN_MM, type BoardSize } from '../../camera';
import { drawImageIn } from '../../look';

const CORNER_MM = 6;
/** To the lower right, away from the candle; within the margin, where the canvas ends. */
const SHADOWS = [
  { xMm: 0.8, yMm: 1.6, blurMm: 1.7, alpha: 0.8 },
  { xMm: 0.2, yMm: 0.5, blurMm: 0.5, alpha: 0.8 },
] as const;

function drawShadow(canvas: SkCanvas, { widthMm, heightMm }: BoardSize, lies: Quarters): void {
  for (const { xMm, yMm, blurMm, alpha } of SHADOWS) {
    const paint = Skia.Paint();
    paint.setColor(Skia.Color(UI.shade));
    paint.setAlphaf(alpha);
    paint.setMaskFilter(Skia.MaskFilter.MakeBlur(BlurStyle.Normal, blurMm, true));
    const off = turnedBack(vec2(xMm, yMm), lies);
    const rect = Skia.XYWHRect(off.x, off.y, widthMm, heightMm);
    canvas.drawRRect(Skia.RRectXY(rect, CORNER_MM, CORNER_MM), paint);
  }
}

/** The board with its shadow on the table, in millimetres from the corner of the margin, as it is lit when it lies so. */
export function drawGround(
  canvas: SkCanvas,
  { widthMm, heightMm, rimMm = 0 }: BoardSize,
  face: SkImage,
  lies: Quarters,
): void {
  const whole = { widthMm: widthMm + 2 * rimMm, heightMm: heightMm + 2 * rimMm };
  canvas.translate(MARGIN_MM, MARGIN_MM);
  drawShadow(canvas, whole, lies);
  drawImageIn(canvas, face, 0, 0, whole.widthMm, whole.heightMm);
}
