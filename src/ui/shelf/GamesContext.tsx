import { createContext, useContext, type ReactNode } from 'react';
import type { Belongings, Games } from '../../session';

interface Kept {
  readonly games: Games;
  readonly belongings: Belongings;
}

const Context = createContext<Kept | null>(null);

export interface GamesProviderProps extends Kept {
  readonly children: ReactNode;
}

export function GamesProvider({ games, belongings, children }: GamesProviderProps) {
  return <Context.Provider value={{ games, belongings }}>{children}</Context.Provider>;
}

function useKept(): Kept {
  const kept = useContext(Context);
  if (kept === null) throw new Error('no GamesProvider above');
  return kept;
}

/** The games on this device. */
export const useGames = (): Games => useKept().games;

/** All that is kept on this device, as a whole. */
export const useBelongings = (): Belongings => useKept().belongings;
