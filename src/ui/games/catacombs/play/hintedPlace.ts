import type { Place } from '../../../../rules/flicking';
import type { TableState } from '../../../../session/catacombs';

/** Where a missile should be put down that is proposed to be flicked; null where none is. */
export function hintedPlace(hint: TableState['hint']): Place | null {
  return hint !== null && hint !== 'thinking' && hint.thought.kind === 'shot' ? hint.thought.aim.from : null;
}
