export const END_WHYS = ['rout', 'defeat', 'quest', 'tooLate', 'givenUp'] as const;
/** No GM character is left of a fight by hand, nobody of the heroes stands, or what a quest says (REIGN-061). */
export type EndWhy = (typeof END_WHYS)[number];

export interface ReignOutcome {
  readonly isWon: boolean;
  readonly why: EndWhy;
  /** What was found: the score of a game (REIGN-181). */
  readonly pot: number;
}
