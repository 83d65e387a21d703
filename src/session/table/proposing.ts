import { whyNot, type GameState, type SeatId } from '../../rules/machine';
import type { GameModule } from '../game/gameModule';
import type { Played } from '../game/played';
import { appSeatsOf, type GameSheet } from '../game/sheet';
import type { TableState } from '../game/tableState';

/** Whether the hand may say something by the way, or has; the app has nothing to propose. */
export function proposalOf<P extends Played>(
  { book: { game }, aside }: GameModule<P>,
  state: GameState<P>,
  sheet: GameSheet,
  hand: SeatId,
): TableState<P>['proposal'] {
  if (aside === null || appSeatsOf(sheet).includes(hand)) return null;
  if (aside.hasSaid(state, hand)) return 'said';
  return whyNot(game, state, { ...aside.answer, seat: hand }) === null ? 'open' : null;
}
