import { Skia } from '@shopify/react-native-skia';
import { bakeImage } from '../look';
import type { AtlasSprite, DiscAtlas, MarkOrder, PieceOrder } from './atlas';
import { drawingsOf, type Drawing } from './drawings';
import { packShelves, type Place } from './packShelves';

/** Every device that can run the game takes textures of this width. */
const ATLAS_WIDTH_PX = 2048;

const sidePx = ({ radiusMm, reach }: Drawing, pxPerMm: number): number => Math.ceil(radiusMm * pxPerMm * reach) * 2;

function spriteAt({ xPx, yPx }: Place, side: number): AtlasSprite {
  return { rect: Skia.XYWHRect(xPx, yPx, side, side), originXPx: side / 2, originYPx: side / 2 };
}

/** Draws every piece and mark of a scene once, at the scale at which the device shows them. */
export function bakeAtlas(pieces: readonly PieceOrder[], marks: readonly MarkOrder[], pxPerMm: number): DiscAtlas {
  const drawings = drawingsOf(pieces, marks);
  const sides = drawings.map((drawing) => sidePx(drawing, pxPerMm));
  const packing = packShelves(
    sides.map((side) => ({ widthPx: side, heightPx: side })),
    ATLAS_WIDTH_PX,
  );
  const placed = drawings.map((drawing, index) => {
    const place = packing.places[index];
    const side = sides[index];
    if (!place || side === undefined) throw new Error(`no place for ${drawing.key}`);
    return { drawing, sprite: spriteAt(place, side) };
  });
  const image = bakeImage(packing.widthPx, packing.heightPx, (canvas) => {
    for (const { drawing, sprite } of placed) {
      const { x, y } = sprite.rect;
      const spot = { x: x + sprite.originXPx, y: y + sprite.originYPx, radius: drawing.radiusMm * pxPerMm };
      drawing.draw(canvas, spot);
    }
  });
  const sprites = new Map(placed.map(({ drawing, sprite }) => [drawing.key, sprite]));
  return { image, pxPerMm, keys: [...sprites.keys()], sprite: (key) => sprites.get(key) ?? null };
}
