/** A part of the window, in points. */
export interface RectPt {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** beside: a drawer covers the column beside the board. over: it lies over the board, from below or from above. */
export type DrawerForm = 'beside' | 'over';

/** side: that of the hand, where the column is. */
export type DrawerEdge = 'top' | 'side' | 'bottom';

/** From which edge a drawer comes, and how far it reaches. */
export interface DrawerPlacement {
  readonly edge: DrawerEdge;
  readonly reachPt: number;
}

/** What there is for a drawer: from one height to another, or a column so broad. */
export interface PlaceForDrawer {
  readonly form: DrawerForm;
  readonly fromPt: number;
  readonly toPt: number;
  readonly sidePt: number;
}

/** Between the drawer and the disc that is to be seen. */
const MARGIN_PT = 8;
/** Something of the board looks out: it is plain that the drawer lies on it. */
const HIGHEST_SHARE = 0.88;
/** A drawer that reaches as far as this is a good one: it need not look for a better edge. */
const ENOUGH_SHARE = 0.45;

/** Comes from below, over the handles; from above where it would lie on the active disc. Beside a board it covers none. */
export function placementOf(
  { form, fromPt, toPt, sidePt }: PlaceForDrawer,
  keepFree: Pick<RectPt, 'top' | 'bottom'> | null,
): DrawerPlacement {
  if (form === 'beside') return { edge: 'side', reachPt: sidePt };
  const heightPt = toPt - fromPt;
  const most = heightPt * HIGHEST_SHARE;
  if (keepFree === null) return { edge: 'bottom', reachPt: most };
  const reach = (roomPt: number): number => Math.max(0, Math.min(most, roomPt - MARGIN_PT));
  const below = reach(toPt - keepFree.bottom);
  const above = reach(keepFree.top - fromPt);
  return below >= heightPt * ENOUGH_SHARE || below >= above
    ? { edge: 'bottom', reachPt: below }
    : { edge: 'top', reachPt: above };
}

/** Where a drawer can lie: between the head of the table and its handles, or over the column beside the board. */
export interface DrawerRoom {
  readonly form: DrawerForm;
  readonly topPt: number;
  readonly bottomPt: number;
  /** How broad the column beside the board is. */
  readonly sidePt: number;
}
