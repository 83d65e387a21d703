import { VERMIN_DISC_SORTS } from '../../words/discSorts';

/** VERM-207: 20 tiny discs and a large one. */
export const VERMIN_STOCK: Readonly<Record<(typeof VERMIN_DISC_SORTS)[number], number>> = {
  sewerRat: 12,
  vampireBat: 3,
  pitViper: 3,
  bloodSkull: 2,
  remorhazOrWyvern: 1,
};
