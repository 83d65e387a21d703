import { whyNot, type Game, type GameState, type Refusal, type SeatId } from '../../rules/machine';
import type { Played } from '../game/played';
import { appSeatsOf, type GameSheet } from '../game/sheet';
import { isAskedOpenly, mayPassOpenly } from './handOver';

export interface Spoken {
  readonly seat: SeatId;
  readonly refusal: Refusal | null;
}

/** The seats that may answer without the device being handed over: the one that holds it first. */
function seatsInReach<P extends Played>(
  game: Game<P>,
  state: GameState<P>,
  sheet: GameSheet,
  hand: SeatId,
): readonly SeatId[] {
  const appSeats = appSeatsOf(sheet);
  const isOpen = isAskedOpenly(game, state);
  const others = (state.prompt?.seats ?? []).filter(
    (seat) =>
      seat !== hand && !appSeats.includes(seat) && (isOpen || mayPassOpenly(game, state, sheet.passing, hand, seat)),
  );
  return [hand, ...others];
}

/**
 * For whom this is an answer: people on one side of the device reach over to their own discs. Where nobody within
 * reach may give it, the refusal is that of the hand.
 */
export function spokenBy<P extends Played>(
  game: Game<P>,
  state: GameState<P>,
  sheet: GameSheet,
  hand: SeatId,
  answer: P['answer'],
): Spoken {
  const number = state.prompt?.number;
  const voices = seatsInReach(game, state, sheet, hand).map((seat): Spoken => {
    const command = { ...answer, seat, ...(number === undefined ? {} : { prompt: number }) };
    return { seat, refusal: whyNot(game, state, command) };
  });
  return voices.find(({ refusal }) => refusal === null) ?? voices[0] ?? { seat: hand, refusal: null };
}
