import { createContext, useContext, type ReactNode } from 'react';
import type { Belongings, Games, Modules } from '../../session';
import { uisByName, type UisByName, type Uis } from '../game';
import type { AnyGames } from './anyGames';
import type { DeviceKeeps } from './deviceGames';

interface Kept extends DeviceKeeps {
  readonly games: AnyGames;
  readonly belongings: Belongings;
  readonly uis: UisByName;
}

const Context = createContext<Kept | null>(null);

export interface GamesProviderProps<M extends Modules<M>> extends DeviceKeeps {
  readonly games: Games<M>;
  readonly belongings: Belongings;
  /** A game without one keeps its row in the lists, and says so. */
  readonly uis: Partial<Uis<M>>;
  readonly children: ReactNode;
}

/** From here on games and their screens are looked up by the name of the game, and nobody needs to know which it is. */
export function GamesProvider<M extends Modules<M>>({ games, uis, children, ...kept }: GamesProviderProps<M>) {
  const value = { ...kept, games: games as unknown as AnyGames, uis: uisByName(uis) };
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

function useKept(): Kept {
  const kept = useContext(Context);
  if (kept === null) throw new Error('no GamesProvider above');
  return kept;
}

/** The games on this device. */
export const useGames = (): AnyGames => useKept().games;

/** All that is kept on this device, as a whole. */
export const useBelongings = (): Belongings => useKept().belongings;

/** What each game that is played here fills the screens with, by its name. */
export const useUis = (): UisByName => useKept().uis;

/** The usual players of this device, and what everybody has done. */
export const useDeviceKeeps = (): DeviceKeeps => useKept();
