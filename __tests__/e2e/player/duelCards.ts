import { isCard } from '../../../src/rules/conquest';
import { conquestWords } from '../../support/words';
import { BEFORE_A_HAND_OVER } from './duel';

const { hands } = BEFORE_A_HAND_OVER.opening as { readonly hands: Readonly<Record<'ann' | 'bob', readonly string[]>> };
const namesOf = (cards: readonly string[]): readonly string[] =>
  cards.filter(isCard).map((card) => conquestWords('en').name(card));

/** What each of the two holds, as a reader of the page knows it. */
export const CARDS_OF_ANN = namesOf(hands.ann);
export const CARDS_OF_BOB = namesOf(hands.bob);
