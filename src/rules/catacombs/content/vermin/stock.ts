export const VERMIN_DISC_SORTS = [
  'sewerRat',
  'vampireBat',
  'pitViper',
  'bloodSkull',
  /** The large brown disc: one monster a face, so never both at once (VERM-010, VERM-011). */
  'remorhazOrWyvern',
] as const;

/** VERM-207: 20 tiny discs and a large one. */
export const VERMIN_STOCK: Readonly<Record<(typeof VERMIN_DISC_SORTS)[number], number>> = {
  sewerRat: 12,
  vampireBat: 3,
  pitViper: 3,
  bloodSkull: 2,
  remorhazOrWyvern: 1,
};
