import type { Language } from '../../i18n/common';

/** The front of a box, in points of its picture. */
export interface BoxShape {
  readonly widthPt: number;
  readonly heightPt: number;
}

/** What a picture of a box covers around its front: its top above, its side and its shadow to the right and below. */
export const BOX_ROOM = { left: 4, top: 10, right: 36, bottom: 14 } as const;

export interface BoxPicture extends BoxShape {
  readonly picture: number;
}

/** A game as it stands on the shelf of the title. */
export interface BoxUi {
  readonly own: BoxPicture;
  /** Slimmer ones beside it, of what belongs to it. */
  readonly beside: readonly BoxPicture[];
  /** What kind of game it is, in a few words. */
  line(language: Language): string;
}
