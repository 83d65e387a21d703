import type { SeatId } from '../machine';
import type { Space } from './model/path';
import type { CatacombsState } from './types';

/** What stands for a card that nobody may see. */
export const HIDDEN_CARD = 'hidden';

const hide = (space: Space): Space => (space.isFaceUp ? space : { ...space, card: HIDDEN_CARD });

/** Face-down Room and Equipment cards are hidden from everybody; all else is public (BASE-065, BASE-338). */
export function viewFor(state: CatacombsState, _seat: SeatId): CatacombsState {
  const { model } = state;
  const path =
    model.path.kind === 'line'
      ? { ...model.path, columns: model.path.columns.map((column) => column.map(hide)) }
      : { ...model.path, spaces: model.path.spaces.map((space) => (space === null ? null : hide(space))) };
  const nothing: CatacombsState['chance'] = { setup: [0, 0, 0, 0], play: [0, 0, 0, 0] };
  return { ...state, chance: nothing, model: { ...model, path, equipmentDeck: [] } };
}
