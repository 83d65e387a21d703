/** How much of what scrolls is shown, how long it is, and how much of it lies above. */
export interface Scrolled {
  readonly shownPt: number;
  readonly wholePt: number;
  readonly abovePt: number;
}

/** So little more is the margin of what is shown, and nobody misses it. */
const MARGIN_PT = 10;

export const hasMoreAbove = ({ abovePt }: Scrolled): boolean => abovePt > MARGIN_PT;

export const hasMoreBelow = ({ shownPt, wholePt, abovePt }: Scrolled): boolean =>
  shownPt > 0 && wholePt - shownPt - abovePt > MARGIN_PT;
