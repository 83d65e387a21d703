import { createContext, use } from 'react';
import type { OwnWishes } from '../../../session';

/** Whoever has the device in their hands, as far as it concerns how they want it. */
export interface Holder {
  readonly wishes: OwnWishes;
  /** They are known on this device, and so is what they choose; else it stays with their seat. */
  readonly isKnown: boolean;
  /** Why the last change could not be kept. */
  readonly fault: string | null;
  readonly change: (change: Partial<OwnWishes>) => void;
  /** Has them aim in all their games as they do in this one; null where they do so anyway, or nobody knows them. */
  readonly keepAim: (() => void) | null;
}

export const HolderContext = createContext<Holder | null>(null);

/** null where nobody holds it: a table that is watched. */
export const useHolder = (): Holder | null => use(HolderContext);
