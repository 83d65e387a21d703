import {
  CURE_VENDORS,
  FROZEN_CHOICES,
  THIEF_VERMIN_BONUSES,
  type Expansion,
  type HouseOptions,
  type Variants,
} from '../../../rules/catacombs';

export const EXTRAS: readonly { readonly id: keyof Variants; readonly rule: string }[] = [
  { id: 'heroesPlacedLast', rule: 'EXTRA-003' },
  { id: 'fairPlacement', rule: 'EXTRA-007' },
  { id: 'wanderingMonsters', rule: 'EXTRA-014' },
  { id: 'camping', rule: 'EXTRA-026' },
  { id: 'secondHealer', rule: 'EXTRA-024' },
];

type KeyOf<Value> = {
  readonly [Id in keyof HouseOptions]-?: Value extends HouseOptions[Id] ? Id : never;
}[keyof HouseOptions];

/** What the table plays or does not. */
export type HouseToggle = KeyOf<boolean>;

export const HOUSE_OPTIONS: readonly { readonly id: HouseToggle; readonly rule: string }[] = [
  { id: 'alliesDelayDefeat', rule: 'BASE-329' },
  { id: 'frenzyOnAllies', rule: 'BASE-263' },
  { id: 'withoutMap', rule: 'EXTRA-076' },
  { id: 'overseerHandOver', rule: 'EXTRA-013' },
  { id: 'overseerRulings', rule: 'BASE-335' },
];

/** What is read one way or another, once its box is on the table; the first is what the rulebook is taken to say. */
export const HOUSE_CHOICES = [
  { id: 'frozenChoice', box: 'soloth', rule: 'SOL-082', values: FROZEN_CHOICES },
  { id: 'cureVendor', box: 'vermin', rule: 'VERM-042', values: CURE_VENDORS },
  { id: 'thiefVerminBonus', box: 'vermin', rule: 'VERM-080', values: THIEF_VERMIN_BONUSES },
] as const satisfies readonly {
  readonly id: Exclude<keyof HouseOptions, HouseToggle>;
  readonly box: Expansion;
  readonly rule: string;
  readonly values: readonly string[];
}[];
