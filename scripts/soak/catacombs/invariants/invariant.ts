import type { CatacombsTypes } from '../../../../src/rules/catacombs';
import type { Invariant as AnyInvariant } from '../../invariants';

export type Invariant = AnyInvariant<CatacombsTypes>;
