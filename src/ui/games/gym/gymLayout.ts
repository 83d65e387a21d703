/** Where the panel goes, and how much room it has. */
export type GymLayout =
  { readonly panel: 'beside'; readonly boardWidthPt: number } | { readonly panel: 'below'; readonly form: StripForm };

/** A strip: one low row of icons; a row with words; or two rows, where the board leaves the height. */
export type StripForm = 'icons' | 'row' | 'rows';

/** In large letters two words do not fit beside one another in a phone's breadth. */
export const hasWordsOnButtons = (form: StripForm, isTextLarge: boolean): boolean =>
  form === 'row' || (form === 'rows' && !isTextLarge);

const HEADER_PT = 64;
const STRIP_PT = 88;
const ROWS_PT = 168;
const COLUMN_PT = 320;
const ROW_WITH_WORDS_PT = 600;
/** Height by width of a board in its frame. */
const BOARD_ASPECT = 1.48;

const boardWidth = (widthPt: number, heightPt: number): number => Math.min(widthPt, heightPt / BOARD_ASPECT);

function stripForm(widthPt: number, heightPt: number): StripForm {
  if (widthPt >= ROW_WITH_WORDS_PT) return 'row';
  const sparePt = heightPt - HEADER_PT - widthPt * BOARD_ASPECT;
  return sparePt >= ROWS_PT ? 'rows' : 'icons';
}

/** The board is the screen: the panel goes where it leaves the board larger. */
export function gymLayout(widthPt: number, heightPt: number): GymLayout {
  const belowPt = boardWidth(widthPt, heightPt - HEADER_PT - STRIP_PT);
  const besidePt = boardWidth(widthPt - COLUMN_PT, heightPt);
  return besidePt > belowPt
    ? { panel: 'beside', boardWidthPt: besidePt }
    : { panel: 'below', form: stripForm(widthPt, heightPt) };
}
