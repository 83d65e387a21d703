import type { CatacombsState } from '../../../src/rules/catacombs';
import * as board from './board';
import * as copy from './copy';
import type { Invariant } from './invariant';
import * as stock from './stock';
import * as turn from './turn';
import * as vermin from './vermin';

const ALWAYS: Readonly<Record<string, Invariant>> = { ...vermin, ...stock, ...board, ...turn };
/** These copy the whole state. */
const NOW_AND_THEN: Readonly<Record<string, Invariant>> = { ...copy };

function firstBroken(invariants: Readonly<Record<string, Invariant>>, state: CatacombsState): string | null {
  for (const [name, invariant] of Object.entries(invariants)) {
    const wrong = invariant(state);
    if (wrong !== null) return `${name}: ${wrong}`;
  }
  return null;
}

/** What is wrong with a state at rest, or null. */
export const whatIsWrong = (state: CatacombsState, isThorough: boolean): string | null =>
  firstBroken(ALWAYS, state) ?? (isThorough ? firstBroken(NOW_AND_THEN, state) : null);
