/** Where a Poison card can be bought off (VERM-042). */
export const CURE_VENDORS = ['both', 'merchant', 'healer'] as const;
export type CureVendor = (typeof CURE_VENDORS)[number];

/** What the Thief has his bonus for among Vermin (VERM-080). */
export const THIEF_VERMIN_BONUSES = ['perType', 'perKill'] as const;
export type ThiefVerminBonus = (typeof THIEF_VERMIN_BONUSES)[number];

/** Who says which of several struck monsters an Ice Spike freezes (SOL-082). */
export const FROZEN_CHOICES = ['overseer', 'iceplayer'] as const;
export type FrozenChoice = (typeof FROZEN_CHOICES)[number];

/** Where the rulebook can be read twice: the default is what RULES.md settles, and the first of several. */
export interface HouseOptions {
  /** Allies still on the board put defeat off (BASE-329). */
  readonly alliesDelayDefeat: boolean;
  /** Damage to an Ally sets off a single-attack monster's frenzy too (BASE-263). */
  readonly frenzyOnAllies: boolean;
  /** The labyrinth is played without the Map (EXTRA-076). */
  readonly withoutMap: boolean;
  /** Before each room all are asked for proposals, not only whoever wants to make one (EXTRA-002, EXTRA-013). */
  readonly overseerHandOver: boolean;
  /** The Overseer may correct positions by a logged ruling (BASE-335). */
  readonly overseerRulings: boolean;
  readonly cureVendor?: CureVendor;
  readonly thiefVerminBonus?: ThiefVerminBonus;
  readonly frozenChoice?: FrozenChoice;
}

export const HOUSE_AS_PRINTED: HouseOptions = {
  alliesDelayDefeat: false,
  frenzyOnAllies: false,
  withoutMap: false,
  overseerHandOver: false,
  overseerRulings: false,
};
