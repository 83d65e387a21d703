import type { BoardCatalogue } from '../../src/board/look';
import { paintAtlas, type AtlasOrders, type DiscAtlas } from '../../src/board/sprites';

/** All of an atlas in one go. */
export function bakeAtlas(
  catalogue: BoardCatalogue,
  orders: AtlasOrders,
  pxPerMm: number,
  known: DiscAtlas | null = null,
): DiscAtlas {
  const { steps, finish } = paintAtlas(catalogue, orders, pxPerMm, known);
  for (const paint of steps) paint();
  return finish();
}
