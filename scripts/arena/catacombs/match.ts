import { simulateMany } from '../../../src/physics';
import {
  catacombs,
  startCatacombs,
  type CatacombsAnswer,
  type CatacombsEvent,
  type CatacombsSetup,
  type CatacombsState,
  type CatacombsTypes,
} from '../../../src/rules/catacombs';
import { apply, seedChance, type ChanceStream, type Command, type SeatId } from '../../../src/rules/machine';
import type { FlickResolvedAsk } from '../../../src/rules/flicking';
import { answerOf, type Contestant, type Said } from './contestant';

export interface Sides {
  readonly heroes: Contestant;
  readonly overseer: Contestant;
}

/** One step of a match: what was answered by whom, and what came of it. */
export interface Step {
  readonly before: CatacombsState;
  readonly after: CatacombsState;
  readonly events: readonly CatacombsEvent[];
  /** null for what the table answers. */
  readonly said: Said | null;
}

export type Watch = (step: Step) => void;

/** Players at random can wander for ever. */
const MOST_ANSWERS = 6_000;

function flown({ table, shot }: FlickResolvedAsk): CatacombsAnswer {
  const [outcome] = simulateMany(table, [shot]);
  if (outcome?.ok !== true) throw new Error(`the table is refused: ${JSON.stringify(outcome?.error)}`);
  return { kind: 'flickResolved', ...outcome.value };
}

/** Each side has its own luck, so that what one thinks does not change what the other does. */
class Players {
  private readonly streams = new Map<SeatId, ChanceStream>();

  constructor(
    private readonly seed: number,
    private readonly sides: Sides,
  ) {}

  answer(state: CatacombsState): Said & { readonly seat: SeatId } {
    const { prompt, model } = state;
    for (const seat of prompt?.seats ?? []) {
      const side = seat === model.setup.overseer ? 'overseer' : 'heroes';
      const salt = side === 'overseer' ? 2 : 1;
      const stream = this.streams.get(seat) ?? seedChance(this.seed * 4 + salt).play;
      const said = answerOf(this.sides[side], { view: catacombs.viewFor(state, seat), seat, stream });
      if (said === null) continue;
      this.streams.set(seat, said.stream);
      return { ...said, seat };
    }
    throw new Error(`nobody answers ${prompt?.purpose.kind ?? 'nothing'}`);
  }
}

export type Carry = (
  state: CatacombsState,
  command: Command<CatacombsTypes>,
) => { readonly state: CatacombsState; readonly events: readonly CatacombsEvent[] };

/** By the rules, which refuse nothing that a player of the app answers. */
const carried: Carry = (state, command) => {
  const applied = apply(catacombs, state, command);
  if (!applied.ok) throw new Error(`${state.prompt?.purpose.kind ?? 'nothing'}: ${JSON.stringify(applied.refusal)}`);
  return applied;
};

/** Plays on until it is over, real physics and all; the state that it ended with, prompt and all where it was cut short. */
export function playOn(
  from: CatacombsState,
  seed: number,
  sides: Sides,
  { watch = () => undefined, carry = carried }: { readonly watch?: Watch; readonly carry?: Carry } = {},
): CatacombsState {
  const players = new Players(seed, sides);
  let state = from;
  for (let count = 0; state.prompt !== null && count < MOST_ANSWERS; count++) {
    const { ask } = state.prompt;
    const said = ask.kind === 'flickResolved' ? null : players.answer(state);
    const command: Command<CatacombsTypes> =
      ask.kind === 'flickResolved' ? flown(ask) : { ...(said?.answer as CatacombsAnswer), seat: said?.seat };
    const done = carry(state, command);
    watch({ before: state, after: done.state, events: done.events, said });
    state = done.state;
  }
  return state;
}

/** A whole match from its beginning. */
export function playMatch(
  setup: CatacombsSetup,
  seed: number,
  sides: Sides,
  watch: Watch = () => undefined,
): CatacombsState {
  const { state, events } = startCatacombs(setup, seed);
  watch({ before: state, after: state, events, said: null });
  return playOn(state, seed, sides, { watch });
}
