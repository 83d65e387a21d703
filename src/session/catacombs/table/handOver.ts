import { canonicalJson } from '../../../lib';
import { catacombs, type CatacombsState } from '../../../rules/catacombs';
import type { SeatId } from '../../../rules/machine';
import type { Passing } from '../sheet';

export interface Holding {
  readonly hand: SeatId;
  /** Who must take the device before anything more is shown. */
  readonly curtain: SeatId | null;
}

/** What a seat may know that is not there for all to see. */
const knowledgeOf = (state: CatacombsState, seat: SeatId): string => {
  const { path, setup } = catacombs.viewFor(state, seat).model;
  return canonicalJson({ path, setup });
};

/** Whether the device may go from one to the other without a word. */
export function mayPassOpenly(state: CatacombsState, passing: Passing, from: SeatId, to: SeatId): boolean {
  if (from === to) return true;
  return passing !== 'roundTheTable' && knowledgeOf(state, from) === knowledgeOf(state, to);
}

/** Who is expected to answer: the Overseer may judge in the heroes' turn, but nobody waits for it (BASE-335). */
function expectedSeats({ model, prompt }: CatacombsState): readonly SeatId[] {
  if (prompt === null) return [];
  const { seats, purpose } = prompt;
  if (purpose.kind !== 'act' || purpose.turn !== 'heroes') return seats;
  const heroes = seats.filter((seat) => seat !== model.setup.overseer);
  return heroes.length === 0 ? seats : heroes;
}

/** Who holds the device for what is asked now: it stays where it is as long as that seat may answer. */
export function holdingFor(state: CatacombsState, passing: Passing, hand: SeatId): Holding {
  const seats = expectedSeats(state);
  const [next = hand] = seats;
  if (seats.includes(hand)) return { hand, curtain: null };
  return mayPassOpenly(state, passing, hand, next) ? { hand: next, curtain: null } : { hand, curtain: next };
}
