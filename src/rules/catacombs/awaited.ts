import { whyNot, type SeatId } from '../machine';
import type { CatacombsGame, CatacombsState } from './model/types';
import { SKIP } from './words/options';

/** The Overseer may judge in the heroes' turn, but nobody waits for it (BASE-335). */
function expected({ model, prompt }: CatacombsState): readonly SeatId[] {
  if (prompt === null) return [];
  const { seats, purpose } = prompt;
  if (purpose.kind !== 'act' || purpose.turn !== 'heroes') return seats;
  const heroes = seats.filter((seat) => seat !== model.setup.overseer);
  return heroes.length === 0 ? seats : heroes;
}

/** In a turn of several players, one whose discs have all acted, or who has voted to skip it (BASE-092), has nothing left to say. */
function hasASay(game: CatacombsGame, state: CatacombsState, seat: SeatId): boolean {
  const { prompt, model } = state;
  if (prompt?.purpose.kind !== 'act' || prompt.ask.kind !== 'choose') return true;
  if (prompt.ask.options.includes(SKIP)) return model.room?.skipVotes.includes(seat) !== true;
  return prompt.ask.options.some((option) => whyNot(game, state, { kind: 'choose', options: [option], seat }) === null);
}

/** Who is waited for: all who are expected to answer and still have something to say. */
export const awaitedIn =
  (game: CatacombsGame) =>
  (state: CatacombsState): readonly SeatId[] => {
    const seats = expected(state);
    const withASay = seats.length > 1 ? seats.filter((seat) => hasASay(game, state, seat)) : seats;
    return withASay.length > 0 ? withASay : seats;
  };

export function winnersOf({ model, outcome }: CatacombsState): readonly SeatId[] {
  const { overseer, heroSeats } = model.setup;
  if (outcome === null || outcome.winner === 'nobody') return [];
  return outcome.winner === 'overseer' ? [overseer] : heroSeats.map(({ seat }) => seat);
}
