import { decide, MINDS, type CatacombsSaid } from '../../src/ai/catacombs';
import type { Level } from '../../src/ai/core';
import { simulate } from '../../src/physics';
import { catacombs, startCatacombs, type CatacombsSetup, type CatacombsState } from '../../src/rules/catacombs';
import { apply, seedChance, type ChanceStream, type SeatId } from '../../src/rules/machine';

/** A question that a seat of the app was asked, and what it said. */
export interface Said {
  readonly view: CatacombsState;
  readonly seat: SeatId;
  readonly stream: ChanceStream;
  readonly decision: CatacombsSaid;
}

function afterFlight(state: CatacombsState): CatacombsState {
  const ask = state.prompt?.ask;
  if (ask?.kind !== 'flickResolved') throw new Error('nothing is in flight');
  const flown = simulate(ask.table, ask.shot);
  if (!flown.ok) throw new Error(JSON.stringify(flown.error));
  const { contacts, exits, rest } = flown.value;
  const applied = apply(catacombs, state, { kind: 'flickResolved', contacts, exits, rest });
  if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
  return applied.state;
}

/** Plays a game between seats of the app, real physics and all, until it is over or so much has been said. */
export function playOut(
  setup: CatacombsSetup,
  seed: number,
  levelOf: (seat: SeatId) => Level,
  most: number,
  listen: (said: Said) => void,
): CatacombsState {
  let { state } = startCatacombs(setup, seed);
  const streams = new Map<SeatId, ChanceStream>();
  for (let count = 0; state.prompt !== null && count < most;) {
    if (state.prompt.ask.kind === 'flickResolved') {
      state = afterFlight(state);
      continue;
    }
    const seat = state.prompt.seats[count % state.prompt.seats.length] as SeatId;
    const stream = streams.get(seat) ?? seedChance(seed + streams.size).play;
    const view = catacombs.viewFor(state, seat);
    const decision = decide({ view, seat, mind: MINDS[levelOf(seat)], stream });
    count += 1;
    if (decision === null) continue;
    streams.set(seat, decision.stream);
    listen({ view, seat, stream, decision });
    const applied = apply(catacombs, state, { ...decision.answer, seat });
    if (!applied.ok) throw new Error(`${state.prompt.purpose.kind}: ${JSON.stringify(applied.refusal)}`);
    state = applied.state;
  }
  return state;
}
