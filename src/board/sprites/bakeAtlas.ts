import { ClipOp, Skia } from '@shopify/react-native-skia';
import { bakeImage, type BoardCatalogue } from '../look';
import type { AtlasOrders, AtlasSprite, DiscAtlas } from './atlas';
import { drawingsOf, type Drawing } from './drawings';
import { packShelves, type Place } from './packShelves';

/** Every device that can run the game takes textures of this width. */
const ATLAS_WIDTH_PX = 2048;

interface Cell {
  readonly sidePx: number;
  /** From its left and top to the disc's centre. */
  readonly originPx: number;
}

function cellOf({ radiusMm, reach }: Drawing, pxPerMm: number): Cell {
  const radiusPx = radiusMm * pxPerMm;
  const originPx = Math.ceil(radiusPx * reach.before);
  return { originPx, sidePx: originPx + Math.ceil(radiusPx * reach.after) };
}

const spriteAt = ({ xPx, yPx }: Place, { sidePx, originPx }: Cell): AtlasSprite => ({
  rect: Skia.XYWHRect(xPx, yPx, sidePx, sidePx),
  originXPx: originPx,
  originYPx: originPx,
});

/** Draws every piece and mark of a scene once, at the scale at which the device shows them. */
export function bakeAtlas(catalogue: BoardCatalogue, orders: AtlasOrders, pxPerMm: number): DiscAtlas {
  const drawings = drawingsOf(catalogue, orders);
  const cells = drawings.map((drawing) => cellOf(drawing, pxPerMm));
  const packing = packShelves(
    cells.map(({ sidePx }) => ({ widthPx: sidePx, heightPx: sidePx })),
    ATLAS_WIDTH_PX,
  );
  const placed = drawings.map((drawing, index) => {
    const place = packing.places[index];
    const cell = cells[index];
    if (!place || !cell) throw new Error(`no place for ${drawing.key}`);
    return { drawing, sprite: spriteAt(place, cell) };
  });
  const image = bakeImage(packing.widthPx, packing.heightPx, (canvas) => {
    for (const { drawing, sprite } of placed) {
      const { x, y } = sprite.rect;
      const spot = { x: x + sprite.originXPx, y: y + sprite.originYPx, radius: drawing.radiusMm * pxPerMm };
      canvas.save();
      canvas.clipRect(sprite.rect, ClipOp.Intersect, false);
      drawing.draw(canvas, spot);
      canvas.restore();
    }
  });
  const sprites = new Map(placed.map(({ drawing, sprite }) => [drawing.key, sprite]));
  return { image, pxPerMm, keys: [...sprites.keys()], sprite: (key) => sprites.get(key) ?? null };
}
