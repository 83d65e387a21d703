import { useEffect, useMemo, useState } from 'react';
import type { BoardCatalogue } from '../../look';
import { bakeAtlas, type AtlasOrders, type DiscAtlas } from '../../sprites';
import { ordersOf, ordersWith } from '../../scene/atlasOrders';
import type { BoardScene } from '../../scene/scene';
import { keepPictures } from '../life/keptPictures';

/** A closer look is worth sharper pictures if they are there before anyone notices the wait. */
const WORTHWHILE_MS = 120;
/** Sharper than this no texture could hold them all. */
const MOST_CLOSER = 2;
/** Pictures are added below the others, up to here: what no room needs any more is left behind then. */
const FULL_FROM_PX = 2048;

interface Baked {
  readonly atlas: DiscAtlas;
  /** All of it in one go. */
  readonly tookMs: number;
}

/** Those of a board and of the referee's, each from afar and from close by. */
const ATLASES = keepPictures<Baked>(4, ({ atlas }) => atlas.image.dispose());

function baked(known: Baked | null, catalogue: BoardCatalogue, orders: AtlasOrders, pxPerMm: number): Baked {
  const base = known !== null && known.atlas.image.height() < FULL_FROM_PX ? known : null;
  const startedAtMs = performance.now();
  const atlas = bakeAtlas(catalogue, orders, pxPerMm, base?.atlas);
  if (base !== null && atlas === base.atlas) return base;
  return { atlas, tookMs: Math.max(base?.tookMs ?? 0, performance.now() - startedAtMs) };
}

/** A graphics card that has been lost has taken its pictures along: for each life of the canvas they are new. */
const takeAtlas = (catalogue: BoardCatalogue, orders: AtlasOrders, pxPerMm: number, life: number): Baked =>
  ATLASES.take([catalogue, pxPerMm, life], (known) => baked(known, catalogue, orders, pxPerMm));

/** Everything that has been shown of a board so far; the same object until something new is to be shown. */
function useOrders(catalogue: BoardCatalogue, scene: BoardScene): AtlasOrders {
  const [known, setKnown] = useState(() => ({ scene, orders: ordersOf(catalogue, scene) }));
  if (known.scene === scene) return known.orders;
  const wanted = ordersOf(catalogue, scene);
  const orders = known.scene.ground === scene.ground ? ordersWith(known.orders, wanted) : wanted;
  setKnown({ scene, orders });
  return orders;
}

function useHeld(picture: Baked | null): void {
  useEffect(() => (picture === null ? undefined : ATLASES.hold(picture)), [picture]);
}

/**
 * The pictures of a scene's pieces. Only what no board has shown yet at this scale of the screen is baked; for a closer look
 * only by a device that is quick at it.
 */
export function useDiscAtlas(
  catalogue: BoardCatalogue,
  scene: BoardScene,
  fitPxPerMm: number,
  pxPerMm: number,
  life: number | null,
): DiscAtlas | null {
  const orders = useOrders(catalogue, scene);
  const whole = useMemo(
    () => (fitPxPerMm > 0 && life !== null ? takeAtlas(catalogue, orders, fitPxPerMm, life) : null),
    [catalogue, orders, fitPxPerMm, life],
  );
  const closer = useMemo(() => {
    if (!whole || life === null || pxPerMm <= fitPxPerMm) return null;
    const factor = Math.min(pxPerMm / fitPxPerMm, MOST_CLOSER);
    return whole.tookMs * factor * factor <= WORTHWHILE_MS
      ? takeAtlas(catalogue, orders, fitPxPerMm * factor, life)
      : null;
  }, [catalogue, whole, orders, fitPxPerMm, pxPerMm, life]);
  useHeld(whole);
  useHeld(closer);
  return closer?.atlas ?? whole?.atlas ?? null;
}
