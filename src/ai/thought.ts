import type { Aim } from './shots/aim';

/** Why a player that is not a person answers as it does: shown on request, and kept in the log. */
export type Thought =
  | { readonly kind: 'shot'; readonly aim: Aim; readonly chance: number }
  /** Of several things that could be done, this one promised most. */
  | { readonly kind: 'best'; readonly option: string; readonly worth: number; readonly tried: number }
  /** There is a rule of thumb for questions of this kind. */
  | { readonly kind: 'habit'; readonly habit: Habit }
  | { readonly kind: 'place'; readonly tried: number };

export const HABITS = [
  'agree',
  'decline',
  'keepTheTable',
  'strongestBand',
  'towardsTheShop',
  'rest',
  'pressOn',
  'buyWhatHelps',
  'saveGold',
  'healTheWorst',
  'payFromTheFullest',
  'anyLegal',
] as const;
export type Habit = (typeof HABITS)[number];
