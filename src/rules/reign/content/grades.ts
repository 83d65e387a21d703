import type { Grade } from '../words/characters';

/** What GM characters have more than at the start (REIGN-263). Tunable. */
export interface GradeValues {
  readonly melee: number;
  /** In hundredths; rounded up per figure. */
  readonly hitPoints: number;
  readonly dice: number;
  readonly coins: number;
}

export const GRADE_VALUES: Readonly<Record<Grade, GradeValues>> = {
  novice: { melee: 0, hitPoints: 100, dice: 0, coins: 100 },
  adventurer: { melee: 1, hitPoints: 125, dice: 0, coins: 150 },
  hero: { melee: 2, hitPoints: 150, dice: 1, coins: 200 },
};

export const graded = (value: number, hundredths: number): number => Math.ceil((value * hundredths) / 100);
