import type { HouseOptions, Variants } from '../../../rules/catacombs';

export const EXTRAS: readonly { readonly id: keyof Variants; readonly rule: string }[] = [
  { id: 'heroesPlacedLast', rule: 'EXTRA-003' },
  { id: 'fairPlacement', rule: 'EXTRA-007' },
  { id: 'wanderingMonsters', rule: 'EXTRA-014' },
  { id: 'camping', rule: 'EXTRA-026' },
  { id: 'secondHealer', rule: 'EXTRA-024' },
];

export const HOUSE_OPTIONS: readonly { readonly id: keyof HouseOptions; readonly rule: string }[] = [
  { id: 'alliesDelayDefeat', rule: 'BASE-329' },
  { id: 'frenzyOnAllies', rule: 'BASE-263' },
  { id: 'withoutMap', rule: 'EXTRA-076' },
  { id: 'overseerHandOver', rule: 'EXTRA-013' },
  { id: 'overseerRulings', rule: 'BASE-335' },
];
