import type { OptionId } from '../../rules/machine';
import type { Stumbled } from '../core';
import type { Aim } from '../flicking';
import type { Errand } from './shots/errand';

/** A flick as it is meant, and how often it would hurt one of the other side. */
export interface Foreseen {
  readonly aim: Aim;
  readonly chance: number;
  /** What it is good for, where it is meant for nobody; left out: nobody knows. */
  readonly errand?: Errand | null;
}

/** Why a player that is not a person answers as it does: shown on request, and kept in the log. */
export type Thought =
  | ({ readonly kind: 'shot' } & Foreseen)
  /** Of several things that could be done, this one promised most: for the flick that it leads to, if it does. */
  | {
      readonly kind: 'best';
      readonly option: OptionId;
      readonly worth: number;
      readonly tried: number;
      readonly shot: Foreseen | null;
    }
  /** There is a rule of thumb for questions of this kind. */
  | { readonly kind: 'habit'; readonly habit: Habit }
  | { readonly kind: 'place'; readonly tried: number }
  | Stumbled;

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
