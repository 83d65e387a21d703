/** What a table may agree on before the game to even it out, a house rule (BASE-336): said aloud, and never changed. */
export const HANDICAPS = ['gold', 'life', 'fewerMonsters', 'lessLife', 'moreMonsters'] as const;
export type Handicap = (typeof HANDICAPS)[number];

export interface HandicapTerms {
  /** Whom it helps. */
  readonly helps: 'heroes' | 'overseer';
  /** What each hero begins with beside its purse. */
  readonly gold: number;
  /** So much more life, or less, does each hero begin with. */
  readonly lifeAtStart: number;
  /** So much higher lies the limit that healing has. */
  readonly lifeAtMost: number;
  /** So many monsters more, or fewer, come into each room. */
  readonly monsters: number;
}

const NOTHING = { gold: 0, lifeAtStart: 0, lifeAtMost: 0, monsters: 0 };

export const HANDICAP_TERMS: Readonly<Record<Handicap, HandicapTerms>> = {
  gold: { ...NOTHING, helps: 'heroes', gold: 200 },
  life: { ...NOTHING, helps: 'heroes', lifeAtStart: 1, lifeAtMost: 1 },
  fewerMonsters: { ...NOTHING, helps: 'heroes', monsters: -1 },
  lessLife: { ...NOTHING, helps: 'overseer', lifeAtStart: -1 },
  moreMonsters: { ...NOTHING, helps: 'overseer', monsters: 1 },
};
