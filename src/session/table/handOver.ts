import { canonicalJson } from '../../lib';
import { catacombs, type CatacombsState } from '../../rules/catacombs';
import type { SeatId } from '../../rules/machine';
import { appSeatsOf, type GameSheet, type Passing } from '../game/sheet';
import { awaitedSeats } from './awaited';

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

/**
 * Who holds the device for what is asked now: it stays where it is as long as that seat may answer, or the app does. It
 * is never handed to the app.
 */
export function holdingFor(state: CatacombsState, sheet: GameSheet, hand: SeatId): Holding {
  const appSeats = appSeatsOf(sheet);
  const seats = awaitedSeats(state, appSeats);
  const next = seats.find((seat) => !appSeats.includes(seat)) ?? hand;
  if (seats.includes(hand)) return { hand, curtain: null };
  return mayPassOpenly(state, sheet.passing, hand, next) ? { hand: next, curtain: null } : { hand, curtain: next };
}

/** Who takes up the device when a game is opened: whoever is asked first, if that is a person. */
export function firstHand({ prompt, model }: CatacombsState, { players }: GameSheet): SeatId {
  const people = players.filter(({ mind }) => mind === null).map(({ seat }) => seat);
  return people.find((seat) => prompt?.seats.includes(seat)) ?? people[0] ?? model.setup.overseer;
}
