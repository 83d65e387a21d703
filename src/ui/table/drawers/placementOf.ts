/** A part of the window, in points. */
export interface RectPt {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface WindowPt {
  readonly width: number;
  readonly height: number;
}

export type DrawerEdge = 'left' | 'top' | 'right' | 'bottom';

/** From which edge a drawer comes, and how far it reaches. */
export interface DrawerPlacement {
  readonly edge: DrawerEdge;
  readonly reachPt: number;
}

/** Between the drawer and the disc that is to be seen. */
const MARGIN_PT = 8;
const HIGHEST_SHARE = 0.78;
const WIDEST_PT = 460;
const WIDEST_SHARE = 0.62;
/** A drawer that reaches as far as this is a good one: it need not look for a better edge. */
const ENOUGH_SHARE = 0.45;

const larger = (a: DrawerPlacement, b: DrawerPlacement): DrawerPlacement => (b.reachPt > a.reachPt ? b : a);

/** Comes from below, or from the right of a low screen; from the opposite edge where it would lie on the active disc. */
export function placementOf({ width, height }: WindowPt, keepFree: RectPt | null): DrawerPlacement {
  const isLow = width > height;
  const free = keepFree ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const most = isLow ? Math.min(WIDEST_PT, width * WIDEST_SHARE) : height * HIGHEST_SHARE;
  const reach = (room: number): number => Math.max(0, Math.min(most, room - MARGIN_PT));
  const usual: DrawerPlacement = isLow
    ? { edge: 'right', reachPt: reach(width - free.right) }
    : { edge: 'bottom', reachPt: reach(height - free.bottom) };
  const opposite: DrawerPlacement = isLow
    ? { edge: 'left', reachPt: reach(free.left) }
    : { edge: 'top', reachPt: reach(free.top) };
  return usual.reachPt >= (isLow ? width : height) * ENOUGH_SHARE ? usual : larger(usual, opposite);
}
