import type { GameState, SeatId } from '../../rules/machine';
import type { GameModule } from '../game/gameModule';
import type { Played } from '../game/played';
import type { GameSheet } from '../game/sheet';
import type { Beat } from '../game/tableState';

/** Who must hold the device while this is told, if that is a person: what it tells is for their eyes alone. */
export function readerOf<P extends Played>(
  { tale }: GameModule<P>,
  beat: Beat<P>,
  state: GameState<P>,
  { players }: GameSheet,
): SeatId | null {
  const reader = beat.kind === 'event' ? tale.readerOf(state, beat.event) : null;
  return players.find(({ seat, mind }) => seat === reader && mind === null)?.seat ?? null;
}
