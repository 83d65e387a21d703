import { Image, PixelRatio } from 'react-native';
import { bakeGlyph } from './bakeGlyph';
import type { GlyphId } from './glyphs';

export interface GlyphProps {
  readonly id: GlyphId;
  readonly sizePt: number;
  readonly colour: string;
}

/** A picture beside words: it says nothing by itself, so a screen reader passes over it. */
export function Glyph({ id, sizePt, colour }: GlyphProps) {
  const uri = bakeGlyph(id, colour, PixelRatio.getPixelSizeForLayoutSize(sizePt));
  return <Image aria-hidden dataSet={{ mark: 'glyph' }} source={{ uri }} style={{ width: sizePt, height: sizePt }} />;
}
