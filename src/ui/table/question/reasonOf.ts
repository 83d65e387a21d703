import type { Refusal } from '../../../rules/machine';
import type { CatacombsWords } from '../../../i18n/catacombs';

/** Why not, with the number of the rule where there is one. */
export const reasonOf = (words: CatacombsWords, refusal: Refusal): string =>
  refusal.rule === null ? words.refusal(refusal) : `${words.refusal(refusal)} (${refusal.rule})`;
