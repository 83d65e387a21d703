import { ClipOp, PaintStyle, Skia, StrokeCap, TileMode, type SkCanvas } from '@shopify/react-native-skia';
import { StyleSheet, View } from 'react-native';
import { mix, UI, withAlpha, type Hex } from '../../../theme';
import { furniturePicture, Painted } from '../../kit/glyph';
import { useSide } from '../../kit/side';

const SWAG = { widthPt: 98, heightPt: 176 } as const;
/** Where the rope hangs from, and how low it hangs. */
const HOOK_PT = 96;
const LOW_PT = 168;
const FRINGES = 16;
const CLOTH_ALPHA = 0.5;
const SHADOW = { dropPt: 8, blurPt: 7 } as const;

const point = (x: number, y: number) => ({ x, y });

/** A gradient from one point to another; colours from the lit end to the dark one. */
function brush(from: readonly [number, number], to: readonly [number, number], colours: readonly Hex[]) {
  const paint = Skia.Paint();
  paint.setAntiAlias(true);
  const shades = colours.map((colour) => Skia.Color(colour));
  paint.setShader(Skia.Shader.MakeLinearGradient(point(...from), point(...to), shades, null, TileMode.Clamp));
  return paint;
}

/** The valance keeps the candle from the curtain below it. */
function shadowBrush() {
  const paint = Skia.Paint();
  const { dropPt, blurPt } = SHADOW;
  const shade = Skia.Color(withAlpha(UI.shade, 0.7));
  paint.setImageFilter(Skia.ImageFilter.MakeDropShadowOnly(0, dropPt, blurPt, blurPt, shade, null));
  return paint;
}

function ropePath() {
  const rope = Skia.PathBuilder.Make();
  rope.moveTo(0, HOOK_PT);
  rope.quadTo(SWAG.widthPt / 2, LOW_PT, SWAG.widthPt, HOOK_PT);
  return rope.build();
}

const ropeHeightAt = (share: number): number => HOOK_PT + 2 * share * (1 - share) * (LOW_PT - HOOK_PT);

function paintRope(canvas: SkCanvas): void {
  const stroke = (colours: readonly Hex[], widthPt: number) => {
    const paint = brush([0, HOOK_PT], [SWAG.widthPt, HOOK_PT + 40], colours);
    paint.setStyle(PaintStyle.Stroke);
    paint.setStrokeCap(StrokeCap.Butt);
    paint.setStrokeWidth(widthPt);
    canvas.drawPath(ropePath(), paint);
  };
  stroke([UI.buttonInk, UI.buttonInk], 9);
  stroke([UI.buttonTop, UI.buttonMiddle, UI.buttonEdge], 6);
  for (let fringe = 1; fringe < FRINGES; fringe++) {
    const share = fringe / FRINGES;
    const y = ropeHeightAt(share) + 2;
    const thread = brush([0, y], [0, y + 13], [UI.buttonTop, UI.buttonEdge]);
    canvas.drawRRect(Skia.RRectXY(Skia.XYWHRect(SWAG.widthPt * share - 1.7, y, 3.4, 13), 1.7, 1.7), thread);
  }
}

/** A tassel and the rosette that it hangs from. */
function paintTassel(canvas: SkCanvas, x: number): void {
  const tassel = Skia.PathBuilder.Make();
  tassel.moveTo(x - 3, 104);
  tassel.lineTo(x + 3, 104);
  tassel.lineTo(x + 9, 146);
  tassel.lineTo(x - 9, 146);
  canvas.drawPath(
    tassel.close().build(),
    brush([x - 9, 0], [x + 9, 0], [UI.buttonEdge, UI.buttonTop, UI.buttonBottom, UI.brassDark]),
  );
  canvas.drawCircle(x, 94, 10.5, brush([x - 10, 84], [x + 10, 104], [UI.buttonInk, UI.buttonInk]));
  canvas.drawCircle(x, 94, 9.4, brush([x - 9, 85], [x + 9, 103], [UI.buttonTop, UI.buttonMiddle, UI.brassDark]));
  canvas.drawCircle(x, 94, 5, brush([x - 5, 89], [x + 5, 99], [UI.brassDark, UI.buttonMiddle]));
}

/** One swag of the pelmet; they hang side by side, so each has half a tassel at either end. */
function paintSwag(canvas: SkCanvas): void {
  const cloth = Skia.PathBuilder.Make();
  cloth.moveTo(0, 0);
  cloth.lineTo(SWAG.widthPt, 0);
  cloth.lineTo(SWAG.widthPt, HOOK_PT);
  cloth.quadTo(SWAG.widthPt / 2, LOW_PT, 0, HOOK_PT);
  const reds = [mix(UI.wax, UI.red, 0.12), mix(UI.wax, UI.shade, 0.25), mix(UI.blood, UI.shade, 0.5)];
  const folds = brush([0, 0], [0, LOW_PT], reds);
  // The velvet behind it shows through: the same cloth, hung once more.
  folds.setAlphaf(CLOTH_ALPHA);
  const path = cloth.close().build();
  canvas.save();
  canvas.clipPath(path, ClipOp.Difference, true);
  canvas.drawPath(path, shadowBrush());
  canvas.restore();
  canvas.drawPath(path, folds);
  paintRope(canvas);
  paintTassel(canvas, 0);
  paintTassel(canvas, SWAG.widthPt);
}

/** The valance over the curtain: swags of velvet on a golden rope. */
export function Pelmet({ raisedPt }: { readonly raisedPt: number }) {
  const { widthPt: width } = useSide();
  const picture = furniturePicture('swag', SWAG, paintSwag);
  const count = Math.ceil(width / SWAG.widthPt / 2) * 2;
  return (
    <View aria-hidden style={[styles.row, { top: -raisedPt, left: (width - count * SWAG.widthPt) / 2 }]}>
      {Array.from({ length: count }, (_, index) => (
        <Painted key={index} picture={picture} style={{ width: SWAG.widthPt, height: SWAG.heightPt }} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ row: { position: 'absolute', flexDirection: 'row' } });
