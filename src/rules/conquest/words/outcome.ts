import type { Team } from './ids';
import type { DecidedBy, Ending } from './options';

export interface ConquestOutcome {
  /** null: a draw (CONQ-170). */
  readonly winner: Team | null;
  readonly why: Ending;
  readonly by: DecidedBy;
}
