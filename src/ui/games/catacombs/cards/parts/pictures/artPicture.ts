import { BlurStyle, Skia, TileMode, type SkCanvas, type SkPaint } from '@shopify/react-native-skia';
import { CARD, mix, UI, type Hex } from '../../../../../../theme';
import { paintedOnce, outlineOf, type Picture, type GlyphId } from '../../../../../kit/glyph';

const HEIGHT_PX = 240;
/** Width by height. */
export const ART_RATIO = 1.7;
const WIDTH_PX = HEIGHT_PX * ART_RATIO;
const RAYS = 18;
const RAY_HALF_PX = WIDTH_PX * 0.035;
const ICON_SHARE = 0.74;
const SHADOW_PX = 5;

const painted = paintedOnce('art');

const stops = (...colours: readonly Hex[]) => colours.map((colour) => Skia.Color(colour));

function pathOf(outline: string) {
  const path = Skia.Path.MakeFromSVGString(outline);
  if (path === null) throw new Error('the outline of a card’s picture is not a path');
  return path;
}

function inkOf(colour: Hex, alpha = 1): SkPaint {
  const paint = Skia.Paint();
  paint.setAntiAlias(true);
  paint.setColor(Skia.Color(colour));
  paint.setAlphaf(alpha);
  return paint;
}

function drawGround(canvas: SkCanvas, colour: Hex): void {
  const ground = inkOf(colour);
  const lit = stops(mix(colour, CARD.icon, 0.38), mix(colour, UI.shade, 0.18), mix(colour, UI.shade, 0.72));
  const middle = Skia.Point(WIDTH_PX / 2, HEIGHT_PX * 0.42);
  ground.setShader(Skia.Shader.MakeRadialGradient(middle, WIDTH_PX * 0.62, lit, null, TileMode.Clamp));
  canvas.drawRect(Skia.XYWHRect(0, 0, WIDTH_PX, HEIGHT_PX), ground);
}

function drawRays(canvas: SkCanvas): void {
  const ray = pathOf(`M0 0L${-RAY_HALF_PX} ${-WIDTH_PX}L${RAY_HALF_PX} ${-WIDTH_PX}Z`);
  const light = inkOf(CARD.icon, 0.055);
  canvas.save();
  canvas.translate(WIDTH_PX / 2, HEIGHT_PX / 2);
  for (let turn = 0; turn < RAYS; turn += 1) {
    canvas.rotate(360 / RAYS, 0, 0);
    canvas.drawPath(ray, light);
  }
  canvas.restore();
}

/** The icon in gold leaf over its own shadow. */
function drawIcon(canvas: SkCanvas, glyph: GlyphId): void {
  const path = pathOf(outlineOf(glyph));
  const { x, y, width, height } = path.computeTightBounds();
  const scale = (HEIGHT_PX * ICON_SHARE) / Math.max(width, height);
  const shadow = inkOf(UI.shade, 0.55);
  shadow.setMaskFilter(Skia.MaskFilter.MakeBlur(BlurStyle.Normal, 4 / scale, true));
  const gilt = inkOf(CARD.artLight);
  const leaf = stops(CARD.artLight, CARD.artDark);
  gilt.setShader(
    Skia.Shader.MakeLinearGradient(Skia.Point(0, y), Skia.Point(0, y + height), leaf, null, TileMode.Clamp),
  );
  const drawAt = (offsetPx: number, paint: SkPaint): void => {
    canvas.save();
    canvas.translate(WIDTH_PX / 2 + offsetPx * 0.6, HEIGHT_PX / 2 + offsetPx);
    canvas.scale(scale, scale);
    canvas.translate(-(x + width / 2), -(y + height / 2));
    canvas.drawPath(path, paint);
    canvas.restore();
  };
  drawAt(SHADOW_PX, shadow);
  drawAt(0, gilt);
}

function draw(glyph: GlyphId, colour: Hex): string {
  const surface = Skia.Surface.Make(WIDTH_PX, HEIGHT_PX);
  if (surface === null) throw new Error(`no surface of ${WIDTH_PX} × ${HEIGHT_PX} px`);
  const canvas = surface.getCanvas();
  drawGround(canvas, colour);
  drawRays(canvas);
  drawIcon(canvas, glyph);
  return `data:image/png;base64,${surface.makeImageSnapshot().encodeToBase64()}`;
}

/** The picture of a spell or an item on its panel; each is drawn once. */
export const artPicture = (glyph: GlyphId, colour: Hex): Picture =>
  painted(`${glyph} ${colour}`, () => draw(glyph, colour));
