export const PACES = ['quarter', 'half', 'normal', 'double'] as const;
export type Pace = (typeof PACES)[number];

/** How fast the world goes, by the choice. */
export const PACE_OF: Readonly<Record<Pace, number>> = { quarter: 0.25, half: 0.5, normal: 1, double: 2 };
