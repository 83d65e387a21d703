export { furniturePicture, type PictureSize } from './furniturePicture';
export { Glyph, type GlyphProps } from './Glyph';
export { outlineOf, type GlyphId } from './glyphs';
export { Painted, type PaintedProps } from './Painted';
export { paintedOnce, type Picture } from './paintedOnce';
