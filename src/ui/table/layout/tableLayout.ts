import { LARGE_TEXT } from '../../kit/components/letters';
import type { FootLayout } from '../../game';

/**
 * column: all below one another, as on a phone held upright. beside: the board, and a column with everything else.
 * wing: a column, and the drawers open beside it, as on a tablet held upright. wings: the board in the middle, what one
 * knows of the game on either side of it.
 */
export type TableForm = 'column' | 'beside' | 'wing' | 'wings';

export type OtherPhases = 'alone' | 'pictures' | 'names';

export interface TableLayout {
  readonly form: TableForm;
  /** The width of a wing, or of the column beside the board. */
  readonly sidePt: number;
  readonly foot: FootLayout;
  /** How the ribbon shows the phases besides the present one, which always has its name. */
  readonly otherPhases: OtherPhases;
  /**
   * So many lines have their place over the board; a longer sentence reaches over its edge for a moment. Beside the
   * board each has its place.
   */
  readonly promptLines: 1 | 2 | 'all';
  /** The handles of the drawers have names as well as pictures. */
  readonly hasTabNames: boolean;
  /** In large text a count would cover the picture of its handle: it stands below. */
  readonly areCountsBelow: boolean;
  /** So much is kept free on either side of the board, for what is picked before a question is answered as well. */
  readonly flankPt: number;
  /** There is so little height that an aim by steps takes the handles' place as well. */
  readonly isLow: boolean;
  /** There is so little that those who play are not to be seen below it: else nothing is left for the board. */
  readonly isScant: boolean;
}

const WINGS_FROM_PT = 1000;
const WINGS_HEIGHT_FROM_PT = 600;
const WING_PT = 332;
/** On a broad screen a wing has room for cards side by side. */
const BROAD_FROM_PT = 1600;
const BROAD_WING_PT = 540;
/** A tablet held upright: a board that is still larger than a phone's, and a card's width beside it. */
const WING_FROM_PT = 740;
const WING_SHARE = 0.36;
const SIDE_PT = 300;
const SIDE_SHARE = 0.42;
const LOW_PT = 740;
/** A small phone that is zoomed to twice its size. */
const SCANT_PT = 360;
const BROAD_PT = 600;
/** Beside two buttons the pictures of the other phases find room. */
const RIBBON_FROM_PT = 380;
/** A phone that is zoomed to twice its size: things lie as in large text. */
const TIGHT_PT = 300;
/** Width by height of a board in its frame. */
const BOARD_SHARE = 0.62;
/** A card that can be read finds room in it. */
const FLANK_PT = 172;

/** Where what one knows of the game lies close to the board, drawers stay shut: the board has the whole breadth. */
function flankedLayout(widthPt: number, heightPt: number): TableLayout {
  return {
    form: 'column',
    sidePt: 0,
    foot: { form: 'board', columns: 4 },
    otherPhases: 'names',
    promptLines: 1,
    hasTabNames: true,
    areCountsBelow: false,
    flankPt: widthPt > heightPt ? FLANK_PT : 0,
    isLow: heightPt < LOW_PT,
    isScant: false,
  };
}

/** Where things lie, so that the board is as large as it can be; `isFlanked`: of a game that has something to lie beside it. */
export function tableLayout(widthPt: number, heightPt: number, textScale = 1, isFlanked = false): TableLayout {
  const isLarge = textScale >= LARGE_TEXT || widthPt < TIGHT_PT;
  if (isFlanked && !isLarge && Math.min(widthPt, heightPt) >= BROAD_PT) return flankedLayout(widthPt, heightPt);
  const isLow = heightPt < LOW_PT;
  const isScant = heightPt < SCANT_PT && widthPt <= heightPt;
  if (widthPt >= WINGS_FROM_PT && heightPt >= WINGS_HEIGHT_FROM_PT && widthPt > heightPt) {
    const sparePt = (widthPt - heightPt * BOARD_SHARE) / 2;
    return {
      form: 'wings',
      sidePt: Math.min(widthPt >= BROAD_FROM_PT ? BROAD_WING_PT : WING_PT, sparePt),
      foot: { form: isLarge ? 'namedLine' : 'board', columns: 1 },
      otherPhases: 'pictures',
      promptLines: isLarge ? 2 : 1,
      hasTabNames: !isLarge,
      areCountsBelow: isLarge,
      flankPt: 0,
      isLow,
      isScant,
    };
  }
  if (widthPt > heightPt) {
    return {
      form: 'beside',
      sidePt: Math.max(SIDE_PT, widthPt * SIDE_SHARE),
      foot: { form: isLarge ? 'line' : 'cell', columns: 2 },
      otherPhases: 'alone',
      promptLines: 'all',
      hasTabNames: !isLarge,
      areCountsBelow: isLarge,
      flankPt: 0,
      isLow,
      isScant,
    };
  }
  if (widthPt >= WING_FROM_PT && !isLarge) {
    return {
      form: 'wing',
      sidePt: widthPt * WING_SHARE,
      foot: { form: 'board', columns: 2 },
      otherPhases: 'pictures',
      promptLines: 1,
      hasTabNames: true,
      areCountsBelow: isLarge,
      flankPt: 0,
      isLow,
      isScant,
    };
  }
  const isBroad = widthPt >= BROAD_PT * textScale;
  return {
    form: 'column',
    sidePt: 0,
    foot: isBroad
      ? { form: 'board', columns: 4 }
      : isLarge
        ? { form: 'line', columns: 2 }
        : { form: isLow ? 'low' : 'cell', columns: 4 },
    otherPhases: isBroad ? 'names' : isLarge || widthPt < RIBBON_FROM_PT ? 'alone' : 'pictures',
    promptLines: isBroad ? 1 : 2,
    hasTabNames: !isLarge,
    areCountsBelow: textScale >= LARGE_TEXT,
    flankPt: 0,
    isLow,
    isScant,
  };
}
