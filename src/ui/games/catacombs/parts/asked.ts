import type { ChooseAsk, OptionId } from '../../../../rules/machine';
import type { Purpose } from '../../../../rules/catacombs';
import type { TableSession, TableState } from '../../../../session/catacombs';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import type { ShowRule } from '../../../help';

/** What every question is drawn from: the game, its words, and what is known of it now. */
export interface PromptProps {
  readonly session: TableSession;
  readonly words: CatacombsWords;
  readonly state: TableState;
  /** Opens the sheet of a rule, a card or a word of the rules. */
  readonly onShowRule?: ShowRule;
}

/** Purposes that are answered on the board itself. */
export const BOARD_KINDS = [
  'act',
  'flick',
  'watchFlick',
  'placeHeroes',
  'placeMonsters',
  'placeSpawn',
  'placeSummoned',
  'placeFireWall',
  'placeReborn',
  'teleportTo',
  'vanishTo',
  'ruleWhere',
  'placeSwarm',
  'placeRats',
  'placeFreed',
] as const satisfies readonly Purpose['kind'][];
export type BoardKind = (typeof BOARD_KINDS)[number];

/** Purposes that share a total out among several. */
export type AmountsKind = 'payFor' | 'campRecover' | 'splitPoints' | 'allotWandering' | 'payVermin';

/** All the others: one or several of a list. */
export type ChooseKind = Exclude<Purpose['kind'], BoardKind | AmountsKind>;

export type PurposeOf<Kind extends Purpose['kind']> = Extract<Purpose, { kind: Kind }>;

/** One question: what is asked, of whom, and how it can be answered. */
export interface Asked<Kind extends Purpose['kind'], Ask = ChooseAsk> extends PromptProps {
  readonly purpose: PurposeOf<Kind>;
  readonly ask: Ask;
}

/** Whatever is asked, where it does not matter what. */
export type AnyAsked = PromptProps & { readonly purpose: Purpose };

export const answerWith = (session: TableSession, ...options: readonly OptionId[]): void => {
  session.answer({ kind: 'choose', options });
};
