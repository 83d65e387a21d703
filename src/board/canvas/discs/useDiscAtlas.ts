import { useEffect, useMemo, useReducer, useState } from 'react';
import { whenIdle } from '../../graphics/whenIdle';
import type { BoardCatalogue } from '../../look';
import { isWhole, paintAtlas, type AtlasOrders, type DiscAtlas } from '../../sprites';
import { ordersOf, ordersWith } from '../../scene/atlasOrders';
import type { BoardScene } from '../../scene/scene';
import { keepPictures } from '../life/keptPictures';

/** A closer look is worth sharper pictures if they are there before anyone notices the wait. */
const WORTHWHILE_MS = 120;
/** Sharper than this no texture could hold them all. */
const MOST_CLOSER = 2;
/** Pictures are added below the others, up to here: what no room needs any more is left behind then. */
const FULL_FROM_PX = 2048;

interface Painted {
  readonly atlas: DiscAtlas;
  /** All of it together. */
  readonly tookMs: number;
}

/** Those of a board and of the referee's, each from afar and from close by. */
const ATLASES = keepPictures<Painted>(4, ({ atlas }) => atlas.image.dispose());

/** What is wanted of an atlas; a graphics card that has been lost has taken its pictures along: for each life of the canvas they are new. */
interface Wanted {
  readonly catalogue: BoardCatalogue;
  readonly orders: AtlasOrders;
  readonly pxPerMm: number;
  readonly life: number;
}

const nameOf = ({ catalogue, pxPerMm, life }: Wanted) => [catalogue, pxPerMm, life];

const find = (wanted: Wanted | null): Painted | null => wanted && ATLASES.find(nameOf(wanted));

/** Paints what is missing, a little at a time; tells when it is there, or when another board has painted meanwhile. */
function paint(wanted: Wanted, tell: () => void): () => void {
  const { catalogue, orders, pxPerMm } = wanted;
  const known = find(wanted);
  const base = known !== null && known.atlas.image.height() < FULL_FROM_PX ? known : null;
  const painting = paintAtlas(catalogue, orders, pxPerMm, base?.atlas);
  let isOver = false;
  let tookMs = 0;
  const later = (work: () => void): void =>
    whenIdle('soon', () => {
      if (isOver) return;
      const startedAtMs = performance.now();
      work();
      tookMs += performance.now() - startedAtMs;
    });
  const leave = (): void => {
    if (!isOver) painting.drop();
    isOver = true;
  };
  painting.steps.forEach(later);
  later(() => {
    if (find(wanted) === known) {
      isOver = true;
      const atlas = painting.finish();
      ATLASES.take(nameOf(wanted), () => ({ atlas, tookMs: Math.max(base?.tookMs ?? 0, tookMs) }));
    } else leave();
    tell();
  });
  return leave;
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

/** What there is of it so far, and all of it as soon as there has been time to paint it. */
function usePainted(wanted: Wanted | null): { readonly painted: Painted | null; readonly isDone: boolean } {
  const [, tell] = useReducer((times: number) => times + 1, 0);
  const painted = find(wanted);
  const isDone = useMemo(
    () => wanted === null || (painted !== null && isWhole(wanted.catalogue, wanted.orders, painted.atlas)),
    [wanted, painted],
  );
  useEffect(() => (wanted === null || isDone ? undefined : paint(wanted, tell)), [wanted, isDone, painted]);
  useEffect(() => (painted === null ? undefined : ATLASES.hold(painted)), [painted]);
  return { painted, isDone };
}

/** The last one there was, of this life of the canvas: until there is one of another scale it is shown as it is. */
function useLast(painted: Painted | null, life: number | null): Painted | null {
  const [last, setLast] = useState({ painted, life });
  if ((painted !== null && painted !== last.painted) || life !== last.life) setLast({ painted, life });
  const shown = last.life === life ? (painted ?? last.painted) : painted;
  useEffect(() => (shown === null ? undefined : ATLASES.hold(shown)), [shown]);
  return shown;
}

/**
 * The pictures of a scene's pieces, as far as they are painted: only what no board has shown yet at this scale of the screen,
 * and for a closer look only by a device that is quick at it.
 */
export function useDiscAtlas(
  catalogue: BoardCatalogue,
  scene: BoardScene,
  fitPxPerMm: number,
  pxPerMm: number,
  life: number | null,
): DiscAtlas | null {
  const orders = useOrders(catalogue, scene);
  const wanted = useMemo(
    () => (fitPxPerMm > 0 && life !== null ? { catalogue, orders, pxPerMm: fitPxPerMm, life } : null),
    [catalogue, orders, fitPxPerMm, life],
  );
  const whole = usePainted(wanted);
  const tookMs = whole.isDone ? (whole.painted?.tookMs ?? Infinity) : Infinity;
  const sharper = useMemo(() => {
    const factor = Math.min(pxPerMm / fitPxPerMm, MOST_CLOSER);
    const isWorthwhile = pxPerMm > fitPxPerMm && tookMs * factor * factor <= WORTHWHILE_MS;
    return wanted !== null && isWorthwhile ? { ...wanted, pxPerMm: fitPxPerMm * factor } : null;
  }, [wanted, tookMs, fitPxPerMm, pxPerMm]);
  const closer = usePainted(sharper);
  const shown = useLast(whole.painted, life);
  return (closer.isDone ? closer.painted : null)?.atlas ?? shown?.atlas ?? null;
}
