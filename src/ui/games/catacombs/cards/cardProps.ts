import type { CatacombsWords } from '../../../../i18n/catacombs';
import type { RuleTopic, ShowRule } from '../topics';

/** What every card is given: which one, the words, and what to do when its rule is asked for. */
export interface CardProps<Id, Live = never> {
  readonly id: Id;
  readonly words: CatacombsWords;
  /** How it stands in a game; as printed, when not said. */
  readonly live?: Live;
  readonly onShowRule?: ShowRule;
  /** It lies on its own page: it need not lead there. */
  readonly isPage?: boolean;
}

type Leading = Pick<CardProps<RuleTopic>, 'id' | 'onShowRule' | 'isPage'>;

/** What opens the card’s own page. */
export const ownRule = ({ id, onShowRule, isPage = false }: Leading): (() => void) | undefined =>
  isPage || onShowRule === undefined ? undefined : () => onShowRule(id);
