export interface ReignOutcome {
  readonly isWon: boolean;
  readonly why: 'rout' | 'defeat';
  /** What was found: the score of a game (REIGN-181). */
  readonly pot: number;
}
