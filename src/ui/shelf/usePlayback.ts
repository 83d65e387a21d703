import { useEffect, useState } from 'react';
import { screensOf, type ScreensByName, type AnyScreens } from '../game';
import type { AnyGames, AnyPlayback } from './anyGames';
import { useGames, useScreens } from './GamesContext';
import { noTableFor, type OpeningFault } from './seated';

/** A game that has been played, ready to be watched. */
export interface PlayedBack {
  readonly game: string;
  readonly playback: AnyPlayback;
  readonly screens: AnyScreens;
}

/** null for both until it has been read. */
export interface OpenedPlayback {
  readonly opened: PlayedBack | null;
  readonly fault: OpeningFault | null;
}

const NOT_YET: OpenedPlayback = { opened: null, fault: null };
const without = (fault: OpeningFault): OpenedPlayback => ({ opened: null, fault });

function openedIn(read: Awaited<ReturnType<AnyGames['playback']>>, all: ScreensByName): OpenedPlayback {
  if (!read.ok) return without(read.error);
  const { game, playback } = read.value;
  const screens = screensOf(all, game);
  return screens === null ? without(noTableFor(read.value)) : { opened: { game, playback, screens }, fault: null };
}

/** Reads a game of this device from its beginning. */
export function usePlayback(game: string): OpenedPlayback {
  const games = useGames();
  const screens = useScreens();
  const [opened, setOpened] = useState({ game, found: NOT_YET });
  useEffect(() => {
    let isWanted = true;
    void games.playback(game).then((read) => {
      if (isWanted) setOpened({ game, found: openedIn(read, screens) });
    });
    return () => {
      isWanted = false;
    };
  }, [games, screens, game]);
  return opened.game === game ? opened.found : NOT_YET;
}
