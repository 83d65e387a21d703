import { useEffect, useState } from 'react';
import type { Games } from '../../session';
import type { Playback } from '../../session/catacombs';
import { useGames } from './GamesContext';
import { isSeated, noTableFor, type OpeningFault } from './seated';

/** A game that has been played, ready to be watched; null for both until it has been read. */
export interface OpenedPlayback {
  readonly playback: Playback | null;
  readonly fault: OpeningFault | null;
}

const NOT_YET: OpenedPlayback = { playback: null, fault: null };
const without = (fault: OpeningFault): OpenedPlayback => ({ playback: null, fault });

function openedIn(read: Awaited<ReturnType<Games['playback']>>): OpenedPlayback {
  if (!read.ok) return without(read.error);
  const { value } = read;
  return isSeated(value) ? { playback: value.playback, fault: null } : without(noTableFor(value));
}

/** Reads a game of this device from its beginning. */
export function usePlayback(game: string): OpenedPlayback {
  const games = useGames();
  const [opened, setOpened] = useState({ game, found: NOT_YET });
  useEffect(() => {
    let isWanted = true;
    void games.playback(game).then((read) => {
      if (isWanted) setOpened({ game, found: openedIn(read) });
    });
    return () => {
      isWanted = false;
    };
  }, [games, game]);
  return opened.game === game ? opened.found : NOT_YET;
}
