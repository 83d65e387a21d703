import {
  CURE_VENDORS,
  FROZEN_CHOICES,
  THIEF_VERMIN_BONUSES,
  type Expansion,
  type HouseOptions,
  type Variants,
} from '../../../../rules/catacombs';

export const EXTRAS: readonly (keyof Variants)[] = [
  'heroesPlacedLast',
  'fairPlacement',
  'wanderingMonsters',
  'camping',
  'secondHealer',
];

type KeyOf<Value> = {
  readonly [Id in keyof HouseOptions]-?: Value extends HouseOptions[Id] ? Id : never;
}[keyof HouseOptions];

/** What the table plays or does not. */
export type HouseToggle = KeyOf<boolean>;

export const HOUSE_OPTIONS: readonly HouseToggle[] = [
  'alliesDelayDefeat',
  'frenzyOnAllies',
  'withoutMap',
  'overseerHandOver',
  'overseerRulings',
];

/** What is read one way or another, once its box is on the table; the first is what the rulebook is taken to say. */
export const HOUSE_CHOICES = [
  { id: 'frozenChoice', box: 'soloth', values: FROZEN_CHOICES },
  { id: 'cureVendor', box: 'vermin', values: CURE_VENDORS },
  { id: 'thiefVerminBonus', box: 'vermin', values: THIEF_VERMIN_BONUSES },
] as const satisfies readonly {
  readonly id: Exclude<keyof HouseOptions, HouseToggle>;
  readonly box: Expansion;
  readonly values: readonly string[];
}[];
