import { handOf, otherTeam, seatsOfTeam, type Conquest, type ConquestState, type Team } from '../../../rules/conquest';
import { ARMOUR, handWorth } from './cards';
import { standing } from './standing';
import { toCome } from './toCome';

/** How a worth is seen: for which team, and how much it minds what comes next. */
export interface Eyes {
  readonly team: Team;
  readonly foresight: number;
  /** How far astray it expects flicks to go, its own and the others'. */
  readonly turn: number;
}

const WON = 60;
/** A turn without a card. */
const STUNNED = 1.3;
/** What is held is not yet done. */
const SHARE_HELD = 0.4;
/** A blow that may be struck in a turn to come. */
const BLOW = 1.1;

/** The last tokens are dearer than the first. */
const poolWorth = (tokens: number): number => tokens + (3 * tokens) / (tokens + 2);

function teamWorth(model: Conquest, team: Team): number {
  const { pool, kept, isStunned } = model.teams[team];
  const held = seatsOfTeam(model.setup, team).reduce(
    (sum, seat) => sum + handWorth(model.setup, handOf(model, seat)),
    0,
  );
  return poolWorth(pool) + ARMOUR * kept.length + SHARE_HELD * held - (isStunned ? STUNNED : 0);
}

/** What a state is worth to a team: tokens, cards, and what either team can do next. */
export function worth(state: ConquestState, { team, foresight, turn }: Eyes): number {
  const { model, outcome } = state;
  if (outcome !== null) return outcome.winner === null ? 0 : outcome.winner === team ? WON : -WON;
  const sign = model.active === team ? 1 : -1;
  const now = teamWorth(model, team) - teamWorth(model, otherTeam(team));
  return now + sign * toCome(state, turn) + foresight * BLOW * standing(model, team, turn);
}
