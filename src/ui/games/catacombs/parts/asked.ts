import type { ChooseAsk } from '../../../../rules/machine';
import type { Purpose } from '../../../../rules/catacombs';
import type { TableSession, TableState } from '../../../../session/catacombs';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import type { ControlSize, ShowRule } from '../../../game';

/** What every question is drawn from: the game, its words, and what is known of it now. */
export interface PromptProps {
  readonly session: TableSession;
  readonly words: CatacombsWords;
  readonly state: TableState;
  /** Opens the sheet of a rule, a card or a word of the rules. */
  readonly onShowRule?: ShowRule;
}

export type PurposeOf<Kind extends Purpose['kind']> = Extract<Purpose, { kind: Kind }>;

/** One question: what is asked, of whom, and how it can be answered. */
export interface Asked<Kind extends Purpose['kind'], Ask = ChooseAsk> extends PromptProps {
  readonly purpose: PurposeOf<Kind>;
  readonly ask: Ask;
  readonly size: ControlSize;
}
