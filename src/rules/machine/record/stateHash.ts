import { canonicalJson, fnv1a64 } from '../../../lib';

/** Two games that stand alike have the same hash: FNV-1a, 64 bits, over the state's canonical JSON in UTF-8. */
export const stateHash = (state: object): string => fnv1a64(canonicalJson(state));
