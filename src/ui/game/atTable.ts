import type { Played, TableSession, TableState } from '../../session';
import type { TableWords } from './words';

/** Opens the sheet of a rule, a card or a word of the rules. */
export type ShowRule = (topic: string) => void;

/** A table in play: the game, its words, and what is known of it now. */
export interface AtTable<P extends Played, W extends TableWords<P> = TableWords<P>> {
  readonly session: TableSession<P>;
  readonly state: TableState<P>;
  readonly words: W;
  readonly onShowRule: ShowRule;
}

/** A table of whatever game, as the frames know it. */
export type AnyTable = AtTable<Played>;

export type OfKind<Union, Kind> = Extract<Union, { readonly kind: Kind }>;
