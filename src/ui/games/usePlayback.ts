import { useEffect, useState } from 'react';
import type { GameFault, Playback } from '../../session';
import { useGames } from './GamesContext';

/** A game that has been played, ready to be watched; null for both until it has been read. */
export interface OpenedPlayback {
  readonly playback: Playback | null;
  readonly fault: GameFault | null;
}

const NOT_YET: OpenedPlayback = { playback: null, fault: null };

/** Reads a game of this device from its beginning. */
export function usePlayback(game: string): OpenedPlayback {
  const games = useGames();
  const [opened, setOpened] = useState({ game, found: NOT_YET });
  useEffect(() => {
    let isWanted = true;
    void games.playback(game).then((read) => {
      const found = read.ok ? { playback: read.value.playback, fault: null } : { playback: null, fault: read.error };
      if (isWanted) setOpened({ game, found });
    });
    return () => {
      isWanted = false;
    };
  }, [games, game]);
  return opened.game === game ? opened.found : NOT_YET;
}
