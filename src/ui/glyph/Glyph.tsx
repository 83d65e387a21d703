import { Image, PixelRatio } from 'react-native';
import { textScale } from '../components/textScale';
import { bakeGlyph } from './bakeGlyph';
import type { GlyphId } from './glyphs';

export interface GlyphProps {
  readonly id: GlyphId;
  readonly sizePt: number;
  readonly colour: string;
}

/** A picture beside words: it says nothing by itself, so a screen reader passes over it. */
export function Glyph({ id, sizePt, colour }: GlyphProps) {
  const sidePt = sizePt * textScale();
  const uri = bakeGlyph(id, colour, PixelRatio.getPixelSizeForLayoutSize(sidePt));
  return <Image aria-hidden source={{ uri }} style={{ width: sidePt, height: sidePt }} />;
}
