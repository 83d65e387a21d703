export const DISC_SIZES = ['tiny', 'small', 'medium', 'large', 'veryLarge'] as const;
export type DiscSize = (typeof DISC_SIZES)[number];
