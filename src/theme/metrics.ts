/** Steps of space between things, in points. */
export const SPACE = { hair: 2, xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32 } as const;

/** Corner radii, in points. */
export const RADIUS = { chip: 6, cell: 10, panel: 12, drawer: 16, plaque: 22 } as const;

/** The least side of anything that a finger touches, in points. */
export const HIT = 44;
