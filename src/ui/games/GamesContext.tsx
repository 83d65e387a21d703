import { createContext, useContext, type ReactNode } from 'react';
import type { Games } from '../../session';

const Context = createContext<Games | null>(null);

export interface GamesProviderProps {
  readonly games: Games;
  readonly children: ReactNode;
}

export function GamesProvider({ games, children }: GamesProviderProps) {
  return <Context.Provider value={games}>{children}</Context.Provider>;
}

/** The games on this device. */
export function useGames(): Games {
  const games = useContext(Context);
  if (games === null) throw new Error('no GamesProvider above');
  return games;
}
