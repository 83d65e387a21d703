/** Every size in the game, in millimetres (rules: content, Geometry). Boards are portrait: heroes at the bottom. */
export const BOARD_MM = { width: 300, height: 450 } as const;

export const DISC_SIZES = ['tiny', 'small', 'medium', 'large', 'veryLarge'] as const;
export type DiscSize = (typeof DISC_SIZES)[number];

export const DISC_RADIUS_MM: Readonly<Record<DiscSize, number>> = {
  tiny: 6,
  small: 9.5,
  medium: 12.5,
  large: 19,
  veryLarge: 22,
};
