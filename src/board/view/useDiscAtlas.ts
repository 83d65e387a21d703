import { useMemo } from 'react';
import { bakeAtlas, type DiscAtlas } from '../sprites';
import type { BoardScene } from './scene';
import { markOrders, pieceOrders } from './sprites';
import { useFarewell } from './useFarewell';

/** A closer look is worth sharper pictures if they are there before anyone notices the wait. */
const WORTHWHILE_MS = 120;
/** Sharper than this no texture could hold them all. */
const MOST_CLOSER = 2;

interface Baked {
  readonly atlas: DiscAtlas;
  readonly tookMs: number;
}

function bake(orders: string, pxPerMm: number): Baked {
  const startedAtMs = performance.now();
  const [pieces, marks] = JSON.parse(orders) as [ReturnType<typeof pieceOrders>, ReturnType<typeof markOrders>];
  const atlas = bakeAtlas(pieces, marks, pxPerMm);
  return { atlas, tookMs: performance.now() - startedAtMs };
}

/**
 * The pictures of a scene's pieces, baked again only when the scene has other pieces or the screen another scale; for a
 * closer look only by a device that is quick at it.
 */
export function useDiscAtlas(scene: BoardScene, fitPxPerMm: number, pxPerMm: number): DiscAtlas | null {
  const orders = JSON.stringify([pieceOrders(scene), markOrders(scene)]);
  const whole = useMemo(() => (fitPxPerMm > 0 ? bake(orders, fitPxPerMm) : null), [orders, fitPxPerMm]);
  const closer = useMemo(() => {
    if (!whole || pxPerMm <= fitPxPerMm) return null;
    const factor = Math.min(pxPerMm / fitPxPerMm, MOST_CLOSER);
    return whole.tookMs * factor * factor <= WORTHWHILE_MS ? bake(orders, fitPxPerMm * factor) : null;
  }, [whole, orders, fitPxPerMm, pxPerMm]);
  useFarewell(whole?.atlas.image ?? null);
  useFarewell(closer?.atlas.image ?? null);
  return closer?.atlas ?? whole?.atlas ?? null;
}
