import type { CatacombsState } from '../../../src/rules/catacombs';
import { shownOf } from '../../../src/session/catacombs/shown/shownOf';

/** What lay on the table when the kill came, and only lies there with an expansion. */
export function marksOf(state: CatacombsState): readonly string[] {
  const { expansions = [] } = state.model.setup;
  const { pieces, heroes } = shownOf(state);
  const marks = {
    'with expansions': expansions.length > 0,
    frozen: Object.values(pieces).some(({ isFrozen }) => isFrozen),
    poisoned: Object.values(heroes).some(({ poison }) => poison > 0),
    swarmed: Object.values(pieces).some(({ swarm }) => swarm.length > 0),
    swallowed: Object.values(heroes).some(({ swallowedBy }) => swallowedBy !== null),
    'in flight': state.prompt?.ask.kind === 'flickResolved',
  };
  return Object.entries(marks).flatMap(([mark, isSo]) => (isSo ? [mark] : []));
}
