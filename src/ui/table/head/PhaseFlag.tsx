import { PaintStyle, Skia, TileMode, type SkCanvas } from '@shopify/react-native-skia';
import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { mix, SPACE, UI } from '../../../theme';
import { furniturePicture, Painted, type PictureSize } from '../../kit/glyph';

const EDGE_PT = 1.5;
/** How deep the swallow's tail is cut, on either side. */
const NOTCH_PT = 8;

function flagPath({ widthPt, heightPt }: PictureSize) {
  const left = EDGE_PT;
  const right = widthPt - EDGE_PT;
  const top = EDGE_PT;
  const bottom = heightPt - EDGE_PT;
  const middle = heightPt / 2;
  const flag = Skia.PathBuilder.Make();
  flag.moveTo(left, top);
  flag.lineTo(right, top);
  flag.lineTo(right - NOTCH_PT, middle);
  flag.lineTo(right, bottom);
  flag.lineTo(left, bottom);
  flag.lineTo(left + NOTCH_PT, middle);
  return flag.close().build();
}

const paintFlag =
  (size: PictureSize) =>
  (canvas: SkCanvas): void => {
    const cloth = Skia.Paint();
    cloth.setAntiAlias(true);
    const colours = [mix(UI.flag, UI.red, 0.25), UI.flag, mix(UI.flag, UI.shade, 0.4)].map((one) => Skia.Color(one));
    const end = { x: 0, y: size.heightPt };
    cloth.setShader(Skia.Shader.MakeLinearGradient({ x: 0, y: 0 }, end, colours, null, TileMode.Clamp));
    const seam = Skia.Paint();
    seam.setAntiAlias(true);
    seam.setStyle(PaintStyle.Stroke);
    seam.setStrokeWidth(EDGE_PT);
    seam.setColor(Skia.Color(UI.gold));
    canvas.drawPath(flagPath(size), cloth);
    canvas.drawPath(flagPath(size), seam);
  };

export interface PhaseFlagProps {
  readonly children: ReactNode;
  /** It has a picture alone on it. */
  readonly isShort: boolean;
}

/** The step of the moment, on a swallow-tailed flag that is as long as its word. */
export function PhaseFlag({ children, isShort }: PhaseFlagProps) {
  const [size, setSize] = useState<PictureSize | null>(null);
  return (
    <View
      style={[styles.flag, isShort && styles.short]}
      onLayout={({ nativeEvent: { layout } }) => {
        const measured = { widthPt: Math.round(layout.width), heightPt: Math.round(layout.height) };
        // Under another screen it has no size, and there is nothing to paint.
        if (measured.widthPt > 0 && measured.heightPt > 0) setSize(measured);
      }}
    >
      {size === null ? null : (
        <Painted
          picture={furniturePicture('flag', size, paintFlag(size))}
          dataSet={{ mark: 'ground' }}
          style={{ position: 'absolute', left: 0, top: 0, width: size.widthPt, height: size.heightPt }}
        />
      )}
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  flag: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s,
    minHeight: 46,
    marginVertical: -3,
    paddingHorizontal: SPACE.l + SPACE.xs,
    flexShrink: 1,
  },
  short: { paddingHorizontal: SPACE.m },
});
