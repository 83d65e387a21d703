import { Skia } from '@shopify/react-native-skia';
import { GLYPH_BOX, outlinesOf, type GlyphId } from './glyphs';

const baked = new Map<string, string>();

function draw(id: GlyphId, colour: string, sidePx: number): string {
  // A surface in memory: one that lives on the graphics card would cost a context, and browsers allow few.
  const surface = Skia.Surface.Make(sidePx, sidePx);
  if (surface === null) throw new Error(`no surface of ${sidePx} px`);
  const canvas = surface.getCanvas();
  const paint = Skia.Paint();
  paint.setAntiAlias(true);
  paint.setColor(Skia.Color(colour));
  canvas.scale(sidePx / GLYPH_BOX, sidePx / GLYPH_BOX);
  for (const outline of outlinesOf(id)) {
    const path = Skia.Path.MakeFromSVGString(outline);
    if (path) canvas.drawPath(path, paint);
  }
  return `data:image/png;base64,${surface.makeImageSnapshot().encodeToBase64()}`;
}

/** A picture as an image that every platform can show; each is drawn once. */
export function bakeGlyph(id: GlyphId, colour: string, sidePx: number): string {
  const key = `${id} ${colour} ${sidePx}`;
  const uri = baked.get(key) ?? draw(id, colour, sidePx);
  baked.set(key, uri);
  return uri;
}
