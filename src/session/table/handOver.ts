import type { Game, GameState, SeatId } from '../../rules/machine';
import type { Played } from '../game/played';
import { appSeatsOf, type GameSheet, type Passing } from '../game/sheet';
import { awaitedSeats } from './awaited';

export interface Holding {
  readonly hand: SeatId;
  /** Who must take the device before anything more is shown. */
  readonly curtain: SeatId | null;
}

/** Alike in all they say. Views of one state share what holds no secret, so that hardly anything has to be looked through. */
function areAlike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [left, right] = [Object.entries(a), Object.entries(b)];
  return left.length === right.length && left.every(([name, value]) => areAlike(value, b[name as keyof typeof b]));
}

/** Whether the device may go from one to the other without a word. */
export function mayPassOpenly<P extends Played>(
  game: Game<P>,
  state: GameState<P>,
  passing: Passing,
  from: SeatId,
  to: SeatId,
): boolean {
  if (from === to) return true;
  return passing !== 'roundTheTable' && areAlike(game.viewFor(state, from).model, game.viewFor(state, to).model);
}

/** What is asked now needs nothing that only one may see: whoever is named answers, on the device where it lies. */
export const isAskedOpenly = <P extends Played>(game: Game<P>, { prompt }: GameState<P>): boolean =>
  prompt !== null && game.isOpen(prompt.purpose);

/**
 * Who holds the device for what is asked now: it stays where it is as long as that seat may answer, or the app does, or
 * all may see what is asked. It is never handed to the app.
 */
export function holdingFor<P extends Played>(
  game: Game<P>,
  state: GameState<P>,
  sheet: GameSheet,
  hand: SeatId,
): Holding {
  const appSeats = appSeatsOf(sheet);
  const seats = awaitedSeats(game, state, appSeats);
  const next = seats.find((seat) => !appSeats.includes(seat)) ?? hand;
  if (seats.includes(hand) || isAskedOpenly(game, state)) return { hand, curtain: null };
  return mayPassOpenly(game, state, sheet.passing, hand, next)
    ? { hand: next, curtain: null }
    : { hand, curtain: next };
}

/** Who takes up the device when a game is opened: whoever is asked first, if that is a person. */
export function firstHand<P extends Played>(game: Game<P>, state: GameState<P>, { players }: GameSheet): SeatId {
  const people = players.filter(({ mind }) => mind === null).map(({ seat }) => seat);
  const first = people.find((seat) => state.prompt?.seats.includes(seat)) ?? people[0] ?? game.seatsOf(state)[0];
  if (first === undefined) throw new Error('nobody sits at this table');
  return first;
}
