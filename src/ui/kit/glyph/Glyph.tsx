import { memo } from 'react';
import { PixelRatio } from 'react-native';
import { glyphPicture } from './glyphPicture';
import type { GlyphId } from './glyphs';
import { Painted } from './Painted';

export interface GlyphProps {
  readonly id: GlyphId;
  readonly sizePt: number;
  readonly colour: string;
}

/** A picture beside words: it says nothing by itself, so a screen reader passes over it. */
export const Glyph = memo(function Glyph({ id, sizePt, colour }: GlyphProps) {
  const picture = glyphPicture(id, colour, PixelRatio.getPixelSizeForLayoutSize(sizePt));
  return (
    <Painted aria-hidden dataSet={{ mark: 'glyph' }} picture={picture} style={{ width: sizePt, height: sizePt }} />
  );
});
