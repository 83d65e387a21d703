import { BlurStyle, Image, Skia } from '@shopify/react-native-skia';
import { memo, useMemo } from 'react';
import { UI } from '../../theme';
import { MARGIN_MM, type BoardSize } from '../camera';
import { bakeImage } from '../look';

/** A soft edge needs no more. */
const PX_PER_MM = 2;
const CORNER_MM = 6;
/** To the lower right, away from the candle; within the margin, where the canvas ends. */
const SHADOWS = [
  { xMm: 0.8, yMm: 1.6, blurMm: 1.7, alpha: 0.8 },
  { xMm: 0.2, yMm: 0.5, blurMm: 0.5, alpha: 0.8 },
] as const;

/** The board lies on the table. */
export const BoardShadow = memo(function BoardShadow({ widthMm, heightMm }: BoardSize) {
  const acrossMm = widthMm + 2 * MARGIN_MM;
  const downMm = heightMm + 2 * MARGIN_MM;
  const image = useMemo(
    () =>
      bakeImage(acrossMm * PX_PER_MM, downMm * PX_PER_MM, (canvas) => {
        canvas.scale(PX_PER_MM, PX_PER_MM);
        for (const { xMm, yMm, blurMm, alpha } of SHADOWS) {
          const paint = Skia.Paint();
          paint.setColor(Skia.Color(UI.shade));
          paint.setAlphaf(alpha);
          paint.setMaskFilter(Skia.MaskFilter.MakeBlur(BlurStyle.Normal, blurMm, true));
          const rect = Skia.XYWHRect(MARGIN_MM + xMm, MARGIN_MM + yMm, widthMm, heightMm);
          canvas.drawRRect(Skia.RRectXY(rect, CORNER_MM, CORNER_MM), paint);
        }
      }),
    [acrossMm, downMm, widthMm, heightMm],
  );
  return <Image image={image} x={-MARGIN_MM} y={-MARGIN_MM} width={acrossMm} height={downMm} fit="fill" />;
});
