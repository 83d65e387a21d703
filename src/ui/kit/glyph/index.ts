export { bakedOnce, type BakedUri } from './bakedOnce';
export { bakedPicture, type PictureSize } from './bakedPicture';
export { Glyph, type GlyphProps } from './Glyph';
export { outlineOf, type GlyphId } from './glyphs';
