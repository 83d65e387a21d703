import { chooseUpTo, type ChooseAsk } from '../../../machine';
import type { ReignAnswer } from '../../words/deeds';

/** A point of Destiny, or what else is spent for it. */
export const SPEND = 'spend';

/** Do it, or leave it. */
export const yesOrNo = (...options: readonly string[]): ChooseAsk => chooseUpTo(1, options);

/** The one that was chosen; null: none. */
export const chosenOption = (answer: ReignAnswer): string | null =>
  answer.kind === 'choose' ? (answer.options[0] ?? null) : null;

export const chosenDeed = (answer: ReignAnswer): string => (answer.kind === 'deed' ? answer.deed : '');
