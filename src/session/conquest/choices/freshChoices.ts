import {
  USUAL_TOKENS,
  whyNotSetup,
  type ConquestSetup,
  type GroundId,
  type HouseOption,
  type LayoutId,
  type Team,
} from '../../../rules/conquest';
import { refuse, type Refusal, type SeatId } from '../../../rules/machine';
import {
  onSheet,
  seatOfNumber,
  USUAL_RETAKES,
  type GameSheet,
  type Passing,
  type Player,
  type Retakes,
} from '../../game/sheet';

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 4;
/** More would end too many games in their first turns (CONQ-029). */
export const MOST_OFFERED_TOKENS = 9;

export interface ChosenPlayer extends Player {
  readonly team: Team;
}

/** A game that is being agreed on: ready to be played as it is. */
export interface ConquestChoices {
  readonly name: string;
  /** In the order in which they sit; of two in a team the first has Character 1. */
  readonly players: readonly ChosenPlayer[];
  readonly tokens: Readonly<Record<Team, number>>;
  readonly layout: LayoutId;
  readonly ground: GroundId;
  readonly options: readonly HouseOption[];
  /** null: drawn. */
  readonly first: Team | null;
  readonly passing: Passing;
  readonly retakes: Retakes;
  readonly seed: number;
}

export const newPlayer = (index: number, team: Team): ChosenPlayer => ({
  seat: seatOfNumber(index + 1),
  name: '',
  aim: 'swipe',
  aid: 'direction',
  mind: null,
  likeness: null,
  team,
});

/** Two players, the rulebook's own game: it can begin at once. */
export const freshChoices = (seed: number): ConquestChoices => ({
  name: '',
  players: [newPlayer(0, 'sword'), newPlayer(1, 'skull')],
  tokens: { sword: USUAL_TOKENS, skull: USUAL_TOKENS },
  layout: 'cross',
  ground: 'walls',
  options: [],
  first: null,
  passing: 'sameSide',
  retakes: USUAL_RETAKES,
  seed,
});

export const playersOf = ({ players }: Pick<ConquestChoices, 'players'>, team: Team): readonly ChosenPlayer[] =>
  players.filter((player) => player.team === team);

/** One runs both Characters, two have one each; null where nobody plays, or too many do. */
function seatsOf(choices: Pick<ConquestChoices, 'players'>, team: Team): readonly [SeatId, SeatId] | null {
  const [first, second = first, ...more] = playersOf(choices, team);
  return first === undefined || second === undefined || more.length > 0 ? null : [first.seat, second.seat];
}

export const isTwoAgainstOne = ({ players }: Pick<ConquestChoices, 'players'>): boolean => players.length === 3;

/** What evens out who starts, and two against one (CONQ-029). */
export const recommendedFor = (choices: Pick<ConquestChoices, 'players'>): readonly HouseOption[] =>
  isTwoAgainstOne(choices) ? ['tempoToken', 'pairToken'] : ['tempoToken'];

export function setupOf(choices: ConquestChoices): ConquestSetup {
  const [sword, skull] = [seatsOf(choices, 'sword'), seatsOf(choices, 'skull')];
  if (sword === null || skull === null) throw new Error('a team has one player or two');
  const { tokens, layout, ground, options, first } = choices;
  // The token for the pair waits for a game of three.
  const chosen = options.filter((option) => option !== 'pairToken' || isTwoAgainstOne(choices));
  return { seats: { sword, skull }, tokens, layout, ground, options: chosen, first, opening: null };
}

/** Why this cannot be played, or null. */
export function whyNotChoices(choices: ConquestChoices): Refusal | null {
  const isWhole = seatsOf(choices, 'sword') !== null && seatsOf(choices, 'skull') !== null;
  return isWhole ? whyNotSetup(setupOf(choices)) : refuse('teamOfOneOrTwo', 'CONQ-001');
}

export const sheetOf = ({ name, players, passing, retakes }: ConquestChoices): GameSheet => ({
  name,
  players: players.map(onSheet),
  passing,
  retakes,
});
