import type { CatacombsState, CatacombsTypes } from '../../../../src/rules/catacombs';
import { firstBroken, type Invariants } from '../../invariants';
import * as board from './board';
import * as copy from './copy';
import * as stock from './stock';
import * as turn from './turn';
import * as vermin from './vermin';

const ALWAYS: Invariants<CatacombsTypes> = { ...vermin, ...stock, ...board, ...turn };
/** These copy the whole state. */
const NOW_AND_THEN: Invariants<CatacombsTypes> = { ...copy };

/** What is wrong with a state at rest, or null. */
export const whatIsWrong = (state: CatacombsState, isThorough: boolean): string | null =>
  firstBroken(ALWAYS, state) ?? (isThorough ? firstBroken(NOW_AND_THEN, state) : null);
