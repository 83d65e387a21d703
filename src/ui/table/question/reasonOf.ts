import type { Refusal } from '../../../rules/machine';
import type { AnyAsked } from './asked';

/** Why not, with the number of the rule where there is one. */
export const reasonOf = (words: Pick<AnyAsked['words'], 'refusal'>, refusal: Refusal): string =>
  refusal.rule === null ? words.refusal(refusal) : `${words.refusal(refusal)} (${refusal.rule})`;
