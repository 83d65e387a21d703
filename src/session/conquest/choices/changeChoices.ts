import { otherTeam, type HouseOption, type Team } from '../../../rules/conquest';
import type { SeatId } from '../../../rules/machine';
import type { Player } from '../../game/sheet';
import {
  MAX_PLAYERS,
  MIN_PLAYERS,
  newPlayer,
  playersOf,
  type ConquestChoices,
  type ChosenPlayer,
} from './freshChoices';

const MOST_IN_A_TEAM = 2;

const moved = (choices: ConquestChoices, seat: SeatId, team: Team): ConquestChoices => ({
  ...choices,
  players: choices.players.map((player) => (player.seat === seat ? { ...player, team } : player)),
});

const isEven = (choices: ConquestChoices): boolean =>
  (['sword', 'skull'] as const).every((team) => {
    const { length } = playersOf(choices, team);
    return length >= 1 && length <= MOST_IN_A_TEAM;
  });

/** Whoever comes joins the smaller team. */
function withOneMore(choices: ConquestChoices): ConquestChoices {
  const taken = new Set(choices.players.map(({ seat }) => seat));
  const team: Team = playersOf(choices, 'skull').length < playersOf(choices, 'sword').length ? 'skull' : 'sword';
  const free = Array.from({ length: MAX_PLAYERS }, (_, index) => newPlayer(index, team));
  const next = free.find(({ seat }) => !taken.has(seat));
  return next === undefined ? choices : { ...choices, players: [...choices.players, next] };
}

/** The last one leaves; a team that nobody is left in gets one of the other. */
function withOneFewer(choices: ConquestChoices): ConquestChoices {
  const fewer = { ...choices, players: choices.players.slice(0, -1) };
  const last = fewer.players.at(-1);
  return last === undefined || isEven(fewer) ? fewer : moved(fewer, last.seat, otherTeam(last.team));
}

/** Others come, or the last ones leave. */
export function withPlayerCount(choices: ConquestChoices, count: number): ConquestChoices {
  const wanted = Math.min(MAX_PLAYERS, Math.max(MIN_PLAYERS, count));
  let next = choices;
  while (next.players.length < wanted) next = withOneMore(next);
  while (next.players.length > wanted) next = withOneFewer(next);
  return next;
}

/** Somebody plays for the other side; where that team is full, or theirs would be empty, people change places. */
export function withTeam(choices: ConquestChoices, seat: SeatId, team: Team): ConquestChoices {
  const player = choices.players.find((one) => one.seat === seat);
  if (player === undefined || player.team === team) return choices;
  const gone = moved(choices, seat, team);
  if (isEven(gone)) return gone;
  const [other] = playersOf(choices, team);
  const isAlone = playersOf(choices, player.team).length === 1;
  if (!isAlone && other !== undefined) return moved(gone, other.seat, player.team);
  const players = choices.players.map((one): ChosenPlayer => ({ ...one, team: otherTeam(one.team) }));
  return { ...choices, players };
}

/** What a player goes by, or how they aim. */
export const withPlayer = (
  choices: ConquestChoices,
  seat: SeatId,
  change: Partial<Omit<Player, 'seat'>>,
): ConquestChoices => ({
  ...choices,
  players: choices.players.map((player) => (player.seat === seat ? { ...player, ...change } : player)),
});

export const withOption = (choices: ConquestChoices, option: HouseOption, isOn: boolean): ConquestChoices => {
  const others = choices.options.filter((one) => one !== option);
  return { ...choices, options: isOn ? [...others, option] : others };
};

/** So many for one team, or for both. */
export const withTokens = (choices: ConquestChoices, team: Team | 'both', tokens: number): ConquestChoices => ({
  ...choices,
  tokens: team === 'both' ? { sword: tokens, skull: tokens } : { ...choices.tokens, [team]: tokens },
});
