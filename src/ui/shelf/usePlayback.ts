import { useEffect, useState } from 'react';
import { uiOf, type UisByName, type AnyUi } from '../game';
import type { AnyGames, AnyPlayback } from './anyGames';
import { useGames, useUis } from './GamesContext';
import { noTableFor, type OpeningFault } from './seated';

/** A game that has been played, ready to be watched. */
export interface PlayedBack {
  readonly game: string;
  readonly playback: AnyPlayback;
  readonly ui: AnyUi;
}

/** null for both until it has been read. */
export interface OpenedPlayback {
  readonly opened: PlayedBack | null;
  readonly fault: OpeningFault | null;
}

const NOT_YET: OpenedPlayback = { opened: null, fault: null };
const without = (fault: OpeningFault): OpenedPlayback => ({ opened: null, fault });

function openedIn(read: Awaited<ReturnType<AnyGames['playback']>>, all: UisByName): OpenedPlayback {
  if (!read.ok) return without(read.error);
  const { game, playback } = read.value;
  const ui = uiOf(all, game);
  return ui === null ? without(noTableFor(read.value)) : { opened: { game, playback, ui }, fault: null };
}

/** Reads a game of this device from its beginning. */
export function usePlayback(game: string): OpenedPlayback {
  const games = useGames();
  const uis = useUis();
  const [opened, setOpened] = useState({ game, found: NOT_YET });
  useEffect(() => {
    let isWanted = true;
    void games.playback(game).then((read) => {
      if (isWanted) setOpened({ game, found: openedIn(read, uis) });
    });
    return () => {
      isWanted = false;
    };
  }, [games, uis, game]);
  return opened.game === game ? opened.found : NOT_YET;
}
