import type { WORKSHOP_DISC_SORTS } from '../../words/discSorts';

/** How many discs there are of each monster. */
export const WORKSHOP_STOCK: Readonly<Record<(typeof WORKSHOP_DISC_SORTS)[number], number>> = {};
