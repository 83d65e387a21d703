import { isCard } from '../../../src/rules/conquest';
import { conquestWords } from '../../support/words';
import { FOUR_HANDS, type DuelSeat } from './duel';

/** What each of the four holds, as a reader of the page knows it. */
export const namesHeldBy = (seat: DuelSeat): readonly string[] =>
  FOUR_HANDS[seat].filter(isCard).map((card) => conquestWords('en').name(card));

export const NAMES_HELD: readonly string[] = (Object.keys(FOUR_HANDS) as DuelSeat[]).flatMap(namesHeldBy);
