import type { SeatId } from '../../../machine';
import type { Catacombs } from '../../model/model';
import { livingSeats } from '../../model/queries';

/** Who may still buy: the visit ends when every hero player has said so (BASE-284). */
export const shoppers = (model: Catacombs, done: readonly SeatId[]): readonly SeatId[] =>
  livingSeats(model).filter((seat) => !done.includes(seat));

/** A record written by hand names no seat: then they all leave together. */
export const doneAfter = (model: Catacombs, done: readonly SeatId[], seat: SeatId | null): readonly SeatId[] =>
  seat === null ? livingSeats(model) : [...done, seat];
