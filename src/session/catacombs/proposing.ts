import { catacombs, PROPOSE, type CatacombsAnswer, type CatacombsState } from '../../rules/catacombs';
import { whyNot, type SeatId } from '../../rules/machine';
import { appSeatsOf, type GameSheet } from '../game/sheet';
import type { TableState } from '../game/tableState';

/** Said by the way: before the next room, ask me (EXTRA-002, EXTRA-013). */
export const PROPOSAL = { kind: 'choose', options: [PROPOSE] } as const satisfies CatacombsAnswer;

/** The app has nothing to propose. */
export function proposalOf(state: CatacombsState, sheet: GameSheet, hand: SeatId): TableState['proposal'] {
  if (appSeatsOf(sheet).includes(hand)) return null;
  if (state.model.proposers?.includes(hand) === true) return 'said';
  return whyNot(catacombs, state, { ...PROPOSAL, seat: hand }) === null ? 'open' : null;
}
