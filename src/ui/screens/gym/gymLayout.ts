/** Where the panel goes, and whether it has to be brief. */
export interface GymLayout {
  readonly panel: 'below' | 'beside';
  readonly isCompact: boolean;
}

const HEADER_PT = 64;
const STRIP_PT = 88;
const COLUMN_PT = 320;
const COMPACT_BELOW_PT = 600;
/** A board is half as high again as it is wide. */
const BOARD_ASPECT = 1.5;

const boardWidth = (widthPt: number, heightPt: number): number => Math.min(widthPt, heightPt / BOARD_ASPECT);

/** The board is the screen: the panel goes where it leaves the board larger. */
export function gymLayout(widthPt: number, heightPt: number): GymLayout {
  const below = boardWidth(widthPt, heightPt - HEADER_PT - STRIP_PT);
  const beside = boardWidth(widthPt - COLUMN_PT, heightPt);
  return { panel: beside > below ? 'beside' : 'below', isCompact: widthPt < COMPACT_BELOW_PT };
}
