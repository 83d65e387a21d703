import { Skia } from '@shopify/react-native-skia';
import { paintedOnce, type Picture } from './paintedOnce';
import { outlineOf, type GlyphId } from './glyphs';

const painted = paintedOnce('glyph');

function draw(id: GlyphId, colour: string, sidePx: number): string {
  // A surface in memory: one that lives on the graphics card would cost a context, and browsers allow few.
  const surface = Skia.Surface.Make(sidePx, sidePx);
  if (surface === null) throw new Error(`no surface of ${sidePx} px`);
  const canvas = surface.getCanvas();
  const paint = Skia.Paint();
  paint.setAntiAlias(true);
  paint.setColor(Skia.Color(colour));
  const path = Skia.Path.MakeFromSVGString(outlineOf(id));
  if (path === null) throw new Error(`the outline of ${id} is not a path`);
  // Pictures seldom fill their square evenly: the ink is what is centred and made as large as it fits.
  const ink = path.computeTightBounds();
  const scale = sidePx / Math.max(ink.width, ink.height);
  canvas.translate(sidePx / 2, sidePx / 2);
  canvas.scale(scale, scale);
  canvas.translate(-(ink.x + ink.width / 2), -(ink.y + ink.height / 2));
  canvas.drawPath(path, paint);
  return `data:image/png;base64,${surface.makeImageSnapshot().encodeToBase64()}`;
}

/** A picture as an image that every platform can show; each is drawn once. */
export const glyphPicture = (id: GlyphId, colour: string, sidePx: number): Picture =>
  painted(`${id} ${colour} ${sidePx}`, () => draw(id, colour, sidePx));
