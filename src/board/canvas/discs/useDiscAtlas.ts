import { useMemo, useState } from 'react';
import { bakeAtlas, type AtlasOrders, type DiscAtlas } from '../../sprites';
import { ordersOf, ordersWith } from '../../scene/atlasOrders';
import type { BoardScene } from '../../scene/scene';
import { useFarewell } from '../life/useFarewell';

/** A closer look is worth sharper pictures if they are there before anyone notices the wait. */
const WORTHWHILE_MS = 120;
/** Sharper than this no texture could hold them all. */
const MOST_CLOSER = 2;

interface Baked {
  readonly atlas: DiscAtlas;
  readonly tookMs: number;
}

function bake(orders: AtlasOrders, pxPerMm: number): Baked {
  const startedAtMs = performance.now();
  const atlas = bakeAtlas(orders, pxPerMm);
  return { atlas, tookMs: performance.now() - startedAtMs };
}

/** Everything that has been shown of a room so far; the same object until something new is to be shown. */
function useOrders(scene: BoardScene): AtlasOrders {
  const [known, setKnown] = useState(() => ({ scene, orders: ordersOf(scene) }));
  if (known.scene === scene) return known.orders;
  const wanted = ordersOf(scene);
  const orders = known.scene.room === scene.room ? ordersWith(known.orders, wanted) : wanted;
  setKnown({ scene, orders });
  return orders;
}

/**
 * The pictures of a scene's pieces, baked again only when the scene has other pieces or the screen another scale; for a
 * closer look only by a device that is quick at it.
 */
export function useDiscAtlas(scene: BoardScene, fitPxPerMm: number, pxPerMm: number): DiscAtlas | null {
  const orders = useOrders(scene);
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
