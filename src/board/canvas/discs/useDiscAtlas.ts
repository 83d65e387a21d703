import { useMemo, useState } from 'react';
import type { BoardCatalogue } from '../../look';
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

function bake(catalogue: BoardCatalogue, orders: AtlasOrders, pxPerMm: number): Baked {
  const startedAtMs = performance.now();
  const atlas = bakeAtlas(catalogue, orders, pxPerMm);
  return { atlas, tookMs: performance.now() - startedAtMs };
}

/** Everything that has been shown of a board so far; the same object until something new is to be shown. */
function useOrders(catalogue: BoardCatalogue, scene: BoardScene): AtlasOrders {
  const [known, setKnown] = useState(() => ({ scene, orders: ordersOf(catalogue, scene) }));
  if (known.scene === scene) return known.orders;
  const wanted = ordersOf(catalogue, scene);
  const orders = known.scene.ground === scene.ground ? ordersWith(known.orders, wanted) : wanted;
  setKnown({ scene, orders });
  return orders;
}

/**
 * The pictures of a scene's pieces, baked again only when the scene has other pieces or the screen another scale; for a
 * closer look only by a device that is quick at it.
 */
export function useDiscAtlas(
  catalogue: BoardCatalogue,
  scene: BoardScene,
  fitPxPerMm: number,
  pxPerMm: number,
): DiscAtlas | null {
  const orders = useOrders(catalogue, scene);
  const whole = useMemo(
    () => (fitPxPerMm > 0 ? bake(catalogue, orders, fitPxPerMm) : null),
    [catalogue, orders, fitPxPerMm],
  );
  const closer = useMemo(() => {
    if (!whole || pxPerMm <= fitPxPerMm) return null;
    const factor = Math.min(pxPerMm / fitPxPerMm, MOST_CLOSER);
    return whole.tookMs * factor * factor <= WORTHWHILE_MS ? bake(catalogue, orders, fitPxPerMm * factor) : null;
  }, [catalogue, whole, orders, fitPxPerMm, pxPerMm]);
  useFarewell(whole?.atlas.image ?? null);
  useFarewell(closer?.atlas.image ?? null);
  return closer?.atlas ?? whole?.atlas ?? null;
}
