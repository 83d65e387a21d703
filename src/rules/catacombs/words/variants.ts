/** The Extras: use none, some or all; but for the remedies they are fixed before the game starts (EXTRA-001, EXTRA-002). */
export interface Variants {
  /** Heroes are placed after the monsters (EXTRA-003). */
  readonly heroesPlacedLast: boolean;
  /** Monsters keep 2.5 cm apart and from edge and obstacles (EXTRA-007). */
  readonly fairPlacement: boolean;
  /** A stalling hero side is met by a wandering monster (EXTRA-014). */
  readonly wanderingMonsters: boolean;
  readonly camping: boolean;
  readonly secondHealer: boolean;
}

/** Extras that may still be switched on between two rooms, for what has been seen in play (EXTRA-002). */
export const REMEDIES = ['fairPlacement', 'wanderingMonsters'] as const satisfies readonly (keyof Variants)[];
export type Remedy = (typeof REMEDIES)[number];

export const NO_VARIANTS: Variants = {
  heroesPlacedLast: false,
  fairPlacement: false,
  wanderingMonsters: false,
  camping: false,
  secondHealer: false,
};
