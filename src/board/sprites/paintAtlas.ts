import { ClipOp, Skia, type SkCanvas } from '@shopify/react-native-skia';
import { openEasel, type BoardCatalogue, type Easel } from '../look';
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

interface Placed {
  readonly drawing: Drawing;
  readonly sprite: AtlasSprite;
}

/** Everything in its place, below what is there already. */
function laidOut(drawings: readonly Drawing[], pxPerMm: number, topPx: number) {
  const cells = drawings.map((drawing) => cellOf(drawing, pxPerMm));
  const { widthPx, heightPx, places } = packShelves(
    cells.map(({ sidePx }) => ({ widthPx: sidePx, heightPx: sidePx })),
    ATLAS_WIDTH_PX,
  );
  const placed = drawings.map((drawing, index): Placed => {
    const place = places[index];
    const cell = cells[index];
    if (!place || !cell) throw new Error(`no place for ${drawing.key}`);
    return { drawing, sprite: spriteAt({ xPx: place.xPx, yPx: place.yPx + topPx }, cell) };
  });
  return { placed, widthPx, heightPx: heightPx + topPx };
}

function drawPlaced(canvas: SkCanvas, { drawing, sprite }: Placed, pxPerMm: number): void {
  const { x, y } = sprite.rect;
  const spot = { x: x + sprite.originXPx, y: y + sprite.originYPx, radius: drawing.radiusMm * pxPerMm };
  canvas.save();
  canvas.clipRect(sprite.rect, ClipOp.Intersect, false);
  drawing.draw(canvas, spot);
  canvas.restore();
}

/** An atlas that is painted bit by bit. It has to be finished, or dropped. */
export interface AtlasPainting {
  readonly steps: readonly (() => void)[];
  finish(): DiscAtlas;
  drop(): void;
}

const missingOf = (catalogue: BoardCatalogue, orders: AtlasOrders, known: DiscAtlas | null): readonly Drawing[] =>
  drawingsOf(catalogue, orders).filter(({ key }) => known === null || known.sprite(key) === null);

export const isWhole = (catalogue: BoardCatalogue, orders: AtlasOrders, known: DiscAtlas): boolean =>
  missingOf(catalogue, orders, known).length === 0;

/**
 * Draws every piece and mark of a scene once, at the scale at which the device shows them. What a `known` atlas of that
 * scale holds is taken from there as it is, and only what is new is drawn.
 */
export function paintAtlas(
  catalogue: BoardCatalogue,
  orders: AtlasOrders,
  pxPerMm: number,
  known: DiscAtlas | null = null,
): AtlasPainting {
  const { placed, widthPx, heightPx } = laidOut(
    missingOf(catalogue, orders, known),
    pxPerMm,
    known?.image.height() ?? 0,
  );
  let easel: Easel | null = null;
  const open = (): Easel => {
    easel ??= openEasel(Math.max(widthPx, known?.image.width() ?? 0), heightPx);
    return easel;
  };
  const copy = (): void => void (known && open().canvas.drawImage(known.image, 0, 0));
  return {
    steps: [copy, ...placed.map((one) => () => drawPlaced(open().canvas, one, pxPerMm))],
    finish: () => {
      const sprites = new Map<string, AtlasSprite>();
      for (const key of known?.keys ?? []) {
        const sprite = known?.sprite(key);
        if (sprite) sprites.set(key, sprite);
      }
      for (const { drawing, sprite } of placed) sprites.set(drawing.key, sprite);
      const image = open().finish();
      return { image, pxPerMm, keys: [...sprites.keys()], sprite: (key) => sprites.get(key) ?? null };
    },
    drop: () => easel?.drop(),
  };
}
