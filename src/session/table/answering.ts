import { catacombs, type CatacombsAnswer, type CatacombsState } from '../../rules/catacombs';
import { whyNot, type Refusal, type SeatId } from '../../rules/machine';
import { mayPassOpenly } from './handOver';
import { appSeatsOf, type GameSheet } from '../game/sheet';

export interface Spoken {
  readonly seat: SeatId;
  readonly refusal: Refusal | null;
}

/** The seats that may answer without the device being handed over: the one that holds it first. */
function seatsInReach(state: CatacombsState, sheet: GameSheet, hand: SeatId): readonly SeatId[] {
  const appSeats = appSeatsOf(sheet);
  const others = (state.prompt?.seats ?? []).filter(
    (seat) => seat !== hand && !appSeats.includes(seat) && mayPassOpenly(state, sheet.passing, hand, seat),
  );
  return [hand, ...others];
}

/**
 * For whom this is an answer: people on one side of the device reach over to their own discs. Where nobody within
 * reach may give it, the refusal is that of the hand.
 */
export function spokenBy(state: CatacombsState, sheet: GameSheet, hand: SeatId, answer: CatacombsAnswer): Spoken {
  const number = state.prompt?.number;
  const voices = seatsInReach(state, sheet, hand).map((seat): Spoken => {
    const command = { ...answer, seat, ...(number === undefined ? {} : { prompt: number }) };
    return { seat, refusal: whyNot(catacombs, state, command) };
  });
  return voices.find(({ refusal }) => refusal === null) ?? voices[0] ?? { seat: hand, refusal: null };
}
