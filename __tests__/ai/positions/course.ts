import { decide, MINDS, type CatacombsDecision } from '../../../src/ai/catacombs';
import { seatedOn } from '../../../src/ai/catacombs/minds';
import type { Level } from '../../../src/ai/core';
import { mishapOf, tremble } from '../../../src/ai/flicking';
import { Dice } from '../../../src/ai/core/dice';
import { simulate } from '../../../src/physics';
import { catacombs, LAUNCH, type CatacombsAnswer, type CatacombsState } from '../../../src/rules/catacombs';
import { apply, seedChance, type SeatId } from '../../../src/rules/machine';
import type { Table } from '../../rules/catacombs/support/table';

/** What somebody does with a position, and what comes of it when its hand makes the same flick again and again. */
export interface Course {
  readonly start: CatacombsState;
  /** What it chose to do: `piece>action`. */
  readonly option: string;
  readonly ends: readonly CatacombsState[];
}

const HANDS = 8;
const SEED = 7;
const MOST_QUESTIONS = 12;

function answered(state: CatacombsState, answer: CatacombsAnswer, seat: SeatId): CatacombsState {
  const applied = apply(catacombs, state, { ...answer, seat });
  if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
  return applied.state;
}

function landed(state: CatacombsState): CatacombsState {
  const ask = state.prompt?.ask;
  if (ask?.kind !== 'flickResolved') return state;
  const flown = simulate(ask.table, ask.shot);
  if (!flown.ok) throw new Error(JSON.stringify(flown.error));
  const { contacts, exits, rest } = flown.value;
  const applied = apply(catacombs, state, { kind: 'flickResolved', contacts, exits, rest });
  if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
  return landed(applied.state);
}

interface Asked {
  readonly state: CatacombsState;
  readonly seat: SeatId;
  readonly said: CatacombsDecision;
}

function asked(state: CatacombsState, level: Level, seed = SEED): Asked {
  const [seat] = state.prompt?.seats ?? [];
  if (seat === undefined) throw new Error('nobody is asked');
  const said = decide({
    view: catacombs.viewFor(state, seat),
    seat,
    mind: MINDS[level],
    stream: seedChance(seed).play,
  });
  if (said === null) throw new Error('nothing is said');
  return { state, seat, said };
}

const isBetween = ({ model, prompt, outcome }: CatacombsState): boolean =>
  outcome === null &&
  prompt !== null &&
  model.room?.phase === 'combat' &&
  prompt.purpose.kind !== 'act' &&
  prompt.ask.kind !== 'flick';

/** Until somebody acts or flicks again. */
function settled(state: CatacombsState, level: Level): CatacombsState {
  let now = landed(state);
  for (let count = 0; count < MOST_QUESTIONS && isBetween(now); count++) {
    const { said, seat } = asked(now, level);
    now = landed(answered(now, said.answer, seat));
  }
  return now;
}

/** The flick that is meant, made so often by the same hand. */
function flicked({ state, seat, said }: Asked, level: Level): readonly CatacombsState[] {
  const { answer, thought } = said;
  if (answer.kind !== 'flick' || answer.flick === null || !('aim' in thought))
    return [settled(answered(state, answer, seat), level)];
  const { discId, from, vxMmS, vyMmS } = thought.aim;
  const side = seat === state.model.setup.overseer ? 'overseer' : 'heroes';
  const { hand: own } = seatedOn(side, MINDS[level]).head;
  return Array.from({ length: HANDS }, (_, hand) => {
    const mishap = mishapOf(new Dice(seedChance(hand + 1).play));
    const flick = { discId, from, ...tremble({ vxMmS, vyMmS }, own, mishap, LAUNCH) };
    return settled(answered(state, { kind: 'flick', flick }, seat), level);
  });
}

/** The rest of an action that has begun. */
function playedOut(begun: CatacombsState, level: Level): CatacombsState {
  let now = begun;
  for (let count = 0; count < MOST_QUESTIONS && now.prompt?.ask.kind === 'flick'; count++) {
    const { said, seat } = asked(now, level);
    now = settled(answered(now, said.answer, seat), level);
  }
  return now;
}

/** So many hands play an action to its end. */
const WHOLE = 3;

/** The first action that is decided on, up to the end of its first flick, or to its own end. */
export function courseOf(table: Table, level: Level, { isWhole = false, seed = SEED } = {}): Course {
  const start = table.state;
  const first = asked(start, level, seed);
  const option = first.said.answer.kind === 'choose' ? (first.said.answer.options[0] ?? '') : '';
  const begun =
    first.said.answer.kind === 'flick' ? start : settled(answered(start, first.said.answer, first.seat), level);
  const second = begun.prompt?.ask.kind === 'flick' ? asked(begun, level, seed) : null;
  const flights = second === null ? [begun] : flicked(second, level);
  const ends = isWhole ? flights.slice(0, WHOLE).map((end) => playedOut(end, level)) : flights;
  return { start, option, ends };
}
