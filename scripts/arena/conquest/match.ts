import { simulateMany } from '../../../src/physics';
import {
  conquest,
  startConquest,
  teamOfSeat,
  type CardId,
  type ConquestAnswer,
  type ConquestEvent,
  type ConquestSetup,
  type ConquestState,
  type Team,
} from '../../../src/rules/conquest';
import type { FlickResolvedAsk } from '../../../src/rules/flicking';
import { apply, seedChance, type ChanceStream, type SeatId } from '../../../src/rules/machine';
import { answerOf, type Contestant } from './contestant';

export type Teams = Readonly<Record<Team, Contestant>>;

/** How a game went. */
export interface Match {
  readonly first: Team;
  readonly winner: Team | null;
  readonly why: string;
  readonly turns: number;
  readonly flicks: number;
  readonly cards: readonly { readonly team: Team; readonly card: CardId }[];
  /** Flicks for damage, and whom they hit. */
  readonly shots: number;
  readonly hits: number;
}

/** Players at random can wander for long, but piles run out. */
const MOST_ANSWERS = 4_000;

function flown({ table, shot }: FlickResolvedAsk): ConquestAnswer {
  const [outcome] = simulateMany(table, [shot]);
  if (outcome?.ok !== true) throw new Error(`the table is refused: ${JSON.stringify(outcome?.error)}`);
  return { kind: 'flickResolved', ...outcome.value };
}

/** By whom a question is answered, each seat with a luck of its own. */
class Players {
  private readonly streams = new Map<SeatId, ChanceStream>();

  constructor(
    private readonly seed: number,
    private readonly teams: Teams,
  ) {}

  answer(state: ConquestState, seat: SeatId): ConquestAnswer {
    const team = teamOfSeat(state.model.setup, seat);
    const stream = this.streams.get(seat) ?? seedChance(this.seed * 4 + (team === 'sword' ? 1 : 2)).play;
    const said = answerOf(this.teams[team], { view: conquest.viewFor(state, seat), seat, stream });
    this.streams.set(seat, said.stream);
    return said.answer;
  }
}

function accountOf(told: readonly ConquestEvent[], { model, outcome }: ConquestState): Match {
  const of = <K extends ConquestEvent['kind']>(kind: K) =>
    told.filter((event): event is Extract<ConquestEvent, { kind: K }> => event.kind === kind);
  const flicks = of('flicked');
  return {
    first: of('firstTeam')[0]?.team ?? model.active,
    winner: outcome?.winner ?? null,
    why: outcome?.why ?? 'unfinished',
    turns: model.turn,
    flicks: flicks.length,
    cards: of('played').map(({ team, card }) => ({ team, card })),
    shots: flicks.filter(({ shot }) => shot !== 'obstacle' && shot !== 'move').length,
    hits: of('hit').length,
  };
}

export type Watch = (before: ConquestState) => void;

/** A whole game, real physics and all. */
export function playMatch(setup: ConquestSetup, seed: number, teams: Teams, watch: Watch = () => undefined): Match {
  const players = new Players(seed, teams);
  let { state, events } = startConquest(setup, seed);
  const told = [...events];
  for (let count = 0; state.prompt !== null && count < MOST_ANSWERS; count++) {
    const { ask, seats, purpose } = state.prompt;
    const [seat] = seats;
    if (seat === undefined) throw new Error(`nobody is asked ${purpose.kind}`);
    if (ask.kind !== 'flickResolved') watch(state);
    const answer = ask.kind === 'flickResolved' ? flown(ask) : players.answer(state, seat);
    const done = apply(conquest, state, { ...answer, seat });
    if (!done.ok) throw new Error(`${purpose.kind}: ${JSON.stringify(done.refusal)}`);
    ({ state, events } = done);
    told.push(...events);
  }
  return accountOf(told, state);
}
