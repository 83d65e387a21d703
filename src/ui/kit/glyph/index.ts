export { bakedOnce, type BakedUri } from './bakedOnce';
export { Glyph, type GlyphProps } from './Glyph';
export type { GlyphId } from './glyphs';
