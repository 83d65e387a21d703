/** Why something happened or did not: the piece or card, and the rule. */
export interface Cause {
  /** A piece, an ability, a spell, an equipment. */
  readonly by: string;
  readonly rule: string;
}

/** The rule by which a Fire Wall burns whoever touches it. */
export const FIRE_WALL_RULE = 'BASE-249';
