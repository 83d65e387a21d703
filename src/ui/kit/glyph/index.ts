export { bakedOnce, type BakedUri } from './bakedOnce';
export { Glyph, type GlyphProps } from './Glyph';
export { outlineOf, type GlyphId } from './glyphs';
