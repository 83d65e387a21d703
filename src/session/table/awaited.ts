import type { Game, GameState, SeatId } from '../../rules/machine';
import type { Played } from '../game/played';

/** Who is waited for: where people and the app are asked together, people come first. */
export function awaitedSeats<P extends Played>(
  game: Game<P>,
  state: GameState<P>,
  appSeats: readonly SeatId[],
): readonly SeatId[] {
  const awaited = game.awaited(state);
  const people = awaited.filter((seat) => !appSeats.includes(seat));
  return people.length > 0 ? people : awaited;
}
