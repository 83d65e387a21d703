import { useEffect, useMemo } from 'react';
import { bakeAtlas, type DiscAtlas } from '../sprites';
import type { BoardScene } from './scene';
import { markOrders, pieceOrders } from './sprites';

/** How long the old pictures are kept after new ones are shown: a frame that was begun may still draw them. */
const FAREWELL_MS = 1000;

/** The pictures of a scene's pieces, baked again only when the scene has other pieces or the screen another scale. */
export function useDiscAtlas(scene: BoardScene, pxPerMm: number): DiscAtlas | null {
  const orders = JSON.stringify([pieceOrders(scene), markOrders(scene)]);
  const atlas = useMemo(() => {
    if (pxPerMm === 0) return null;
    const [pieces, marks] = JSON.parse(orders) as [ReturnType<typeof pieceOrders>, ReturnType<typeof markOrders>];
    return bakeAtlas(pieces, marks, pxPerMm);
  }, [orders, pxPerMm]);

  useEffect(() => {
    if (!atlas) return undefined;
    return () => {
      setTimeout(() => atlas.image.dispose(), FAREWELL_MS);
    };
  }, [atlas]);
  return atlas;
}
