/**
 * column: all below one another, as on a phone held upright. beside: the board, and a column with everything else.
 * wings: the board in the middle, what one knows of the monsters on its left and of the heroes on its right.
 */
export type TableForm = 'column' | 'beside' | 'wings';

export interface TableLayout {
  readonly form: TableForm;
  /** So low that every line counts. */
  readonly isLow: boolean;
  /** So broad that words fit where a phone shows pictures alone. */
  readonly isBroad: boolean;
  /** The width of a wing, or of the column beside the board. */
  readonly sidePt: number;
}

const WINGS_FROM_PT = 1000;
const WINGS_HEIGHT_FROM_PT = 600;
const WING_PT = 332;
const SIDE_PT = 300;
const LOW_PT = 740;
const BROAD_PT = 600;

/** Where things lie, so that the board is as large as it can be. */
export function tableLayout(widthPt: number, heightPt: number): TableLayout {
  const isLow = heightPt < LOW_PT;
  if (widthPt >= WINGS_FROM_PT && heightPt >= WINGS_HEIGHT_FROM_PT && widthPt > heightPt) {
    // The board with its frame is two thirds as wide as high; what it leaves over is shared by the wings.
    const sparePt = (widthPt - heightPt * 0.62) / 2;
    return { form: 'wings', isLow: false, isBroad: false, sidePt: Math.min(WING_PT, sparePt) };
  }
  if (widthPt > heightPt) return { form: 'beside', isLow, isBroad: false, sidePt: Math.max(SIDE_PT, widthPt * 0.42) };
  return { form: 'column', isLow, isBroad: widthPt >= BROAD_PT, sidePt: 0 };
}
