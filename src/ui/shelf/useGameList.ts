import { useIsFocused } from '@react-navigation/native';
import { useCallback, useEffect, useState } from 'react';
import { ok, type Result } from '../../lib';
import type { AnyGames } from './anyGames';
import { useGames, useUis } from './GamesContext';
import { parted, type ApartGame, type SeatedGame } from './seated';

type ListFault = Extract<Awaited<ReturnType<AnyGames['list']>>, { ok: false }>['error'];
type Listed = Result<readonly SeatedGame[], ListFault>;

export interface GameList {
  /** null until the shelf has answered for the first time. */
  readonly listed: Listed | null;
  /** Games that are there and cannot be opened. */
  readonly foreign: readonly ApartGame[];
  /** Reads the shelf again, after something has been changed on it. */
  readonly refresh: () => void;
}

/** Away from here a first game may begin: what said that there was none is not shown again. */
const unlessWithoutGame = (listed: Listed | null): Listed | null =>
  listed?.ok === true && !listed.value.some(({ isOver }) => !isOver) ? null : listed;

/** The games on this device, read again whenever the screen comes to the front. */
export function useGameList(): GameList {
  const games = useGames();
  const uis = useUis();
  const isFocused = useIsFocused();
  const [listed, setListed] = useState<Listed | null>(null);
  const [foreign, setForeign] = useState<readonly ApartGame[]>([]);
  const [reads, setReads] = useState(0);
  const refresh = useCallback(() => setReads((count) => count + 1), []);

  useEffect(() => {
    if (!isFocused) return undefined;
    let isWanted = true;
    void games.list().then((answer) => {
      if (!isWanted) return;
      const rows = parted(answer.ok ? answer.value : [], uis);
      setListed(answer.ok ? ok(rows.seated) : answer);
      setForeign(rows.apart);
    });
    return () => {
      isWanted = false;
    };
  }, [games, uis, isFocused, reads]);

  useEffect(() => (isFocused ? () => setListed(unlessWithoutGame) : undefined), [isFocused]);

  return { listed, foreign, refresh };
}
