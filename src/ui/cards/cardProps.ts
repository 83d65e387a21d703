import type { CatacombsWords } from '../../i18n/catacombs';
import type { ShowRule } from '../help/topic';

/** What every card is given: which one, the words, and what to do when its rule is asked for. */
export interface CardProps<Id, Live = never> {
  readonly id: Id;
  readonly words: CatacombsWords;
  /** How it stands in a game; as printed, when not said. */
  readonly live?: Live;
  readonly onShowRule?: ShowRule;
}
