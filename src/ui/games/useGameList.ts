import { useIsFocused } from '@react-navigation/native';
import { useCallback, useEffect, useState } from 'react';
import type { Result } from '../../lib';
import type { Games, ListedGame } from '../../session';
import { useGames } from './GamesContext';

type Listed = Awaited<ReturnType<Games['list']>>;
type ListFault = Extract<Listed, { ok: false }>['error'];

export interface GameList {
  /** null until the shelf has answered for the first time. */
  readonly listed: Result<readonly ListedGame[], ListFault> | null;
  /** Reads the shelf again, after something has been changed on it. */
  readonly refresh: () => void;
}

/** The games on this device, read again whenever the screen comes to the front. */
export function useGameList(): GameList {
  const games = useGames();
  const isFocused = useIsFocused();
  const [listed, setListed] = useState<Listed | null>(null);
  const [reads, setReads] = useState(0);
  const refresh = useCallback(() => setReads((count) => count + 1), []);

  useEffect(() => {
    if (!isFocused) return undefined;
    let isWanted = true;
    void games.list().then((answer) => {
      if (isWanted) setListed(answer);
    });
    return () => {
      isWanted = false;
    };
  }, [games, isFocused, reads]);

  return { listed, refresh };
}
