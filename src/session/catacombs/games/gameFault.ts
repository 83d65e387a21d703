import { err, type Result } from '../../../lib';
import type { FileFault } from '../../../rules/machine';
import type { StorageFault } from '../../../storage';

/** Why a game cannot be begun, opened or brought in: the shelf, or what is in the file. */
export type GameFault =
  { readonly kind: 'storage'; readonly fault: StorageFault } | { readonly kind: 'file'; readonly fault: FileFault };

export const storageFault = (fault: StorageFault): Result<never, GameFault> => err({ kind: 'storage', fault });
export const fileFault = (fault: FileFault): Result<never, GameFault> => err({ kind: 'file', fault });
