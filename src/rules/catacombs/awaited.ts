import type { SeatId } from '../machine';
import { SKIP } from './actions/takeTurn';
import type { CatacombsState } from './types';

/** The Overseer may judge in the heroes' turn, but nobody waits for it (BASE-335). */
function expected({ model, prompt }: CatacombsState): readonly SeatId[] {
  if (prompt === null) return [];
  const { seats, purpose } = prompt;
  if (purpose.kind !== 'act' || purpose.turn !== 'heroes') return seats;
  const heroes = seats.filter((seat) => seat !== model.setup.overseer);
  return heroes.length === 0 ? seats : heroes;
}

/** Of whoever has voted to skip what is left of the round in an empty room nothing more is wanted (BASE-092). */
export function awaited(state: CatacombsState): readonly SeatId[] {
  const { prompt, model } = state;
  const seats = expected(state);
  if (prompt?.ask.kind !== 'choose' || !prompt.ask.options.includes(SKIP)) return seats;
  const undecided = seats.filter((seat) => model.room?.skipVotes.includes(seat) !== true);
  return undecided.length > 0 ? undecided : seats;
}

export function winnersOf({ model, outcome }: CatacombsState): readonly SeatId[] {
  const { overseer, heroSeats } = model.setup;
  if (outcome === null || outcome.winner === 'nobody') return [];
  return outcome.winner === 'overseer' ? [overseer] : heroSeats.map(({ seat }) => seat);
}
