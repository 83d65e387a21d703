import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import type { DiscAtlas } from '../../src/board/sprites';
import type { BoardCatalogue } from '../../src/board/look';
import { MARKS } from '../../src/ui/games/catacombs/catalogue/marks';
import { PIECES } from '../../src/ui/games/catacombs/catalogue/pieces';

/** What Catacombs hands in, but for its painted boards, which only the app bundles. */
export const CATACOMBS: BoardCatalogue = { pieces: PIECES, marks: MARKS, grounds: {} };

/** Puts a sprite of the atlas with its origin on a point, as the board does. */
export function putSprite(canvas: SkCanvas, atlas: DiscAtlas, key: string, x: number, y: number): void {
  const sprite = atlas.sprite(key);
  if (sprite === null) throw new Error(`no sprite ${key}`);
  const { rect, originXPx, originYPx } = sprite;
  const place = Skia.XYWHRect(x - originXPx, y - originYPx, rect.width, rect.height);
  canvas.drawImageRect(atlas.image, rect, place, Skia.Paint());
}

/** Where the items of a sheet stand, row by row. */
export function cellOf(index: number, columns: number, stepXPx: number, stepYPx: number): { x: number; y: number } {
  return { x: (index % columns) * stepXPx, y: Math.floor(index / columns) * stepYPx };
}
