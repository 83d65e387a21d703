import { err, type Result } from '../../lib';
import type { FileFault } from '../../rules/machine';
import type { StorageFault } from '../../storage';

/** Why a game cannot be begun, opened or brought in: the shelf, what is in the file, or a rulebook that is not here. */
export type GameFault =
  | { readonly kind: 'storage'; readonly fault: StorageFault }
  /** `game`: of which rulebook it is; null where even that cannot be read. */
  | { readonly kind: 'file'; readonly fault: FileFault; readonly game: string | null }
  | { readonly kind: 'unknownGame'; readonly named: string };

export const storageFault = (fault: StorageFault): Result<never, GameFault> => err({ kind: 'storage', fault });
export const unknownGame = (named: string): Result<never, GameFault> => err({ kind: 'unknownGame', named });
export const fileFault = (fault: FileFault, game: string | null): Result<never, GameFault> =>
  err({ kind: 'file', fault, game });
