import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '../../lib';
import type { GameFault } from '../../session';
import { draftAlone, draftTogether, type NewGameDraft, satDownTo } from '../../session/catacombs';
import { useGames, usualNames } from '../shelf';
import { useSetting } from '../kit/settings';
import { deviceSeats } from './deviceSeats';

export interface NewGame {
  readonly draft: NewGameDraft;
  readonly change: (next: (draft: NewGameDraft) => NewGameDraft) => void;
  readonly setCount: (count: number) => void;
  /** What a player goes by who has given no name. */
  readonly nameOf: (index: number) => string;
  /** Lays the game out and puts it on the shelf; answers its id. */
  readonly begin: () => Promise<Result<string, GameFault>>;
}

/** A game that is being agreed on; who sits down later aims as this device's settings say, until told otherwise. */
export function useNewGame(start: NewGameDraft): NewGame {
  const { t } = useTranslation();
  const games = useGames();
  const [aim] = useSetting('aimWay');
  const [aid] = useSetting('aid');
  const [draft, setDraft] = useState(start);

  function withCount(now: NewGameDraft, count: number): NewGameDraft {
    const before = new Set(now.players.map(({ seat }) => seat));
    const next = count === 1 ? draftAlone(now) : draftTogether(now, count);
    return {
      ...next,
      players: next.players.map((player) => (before.has(player.seat) ? player : { ...player, aim, aid })),
    };
  }
  function nameOf(index: number): string {
    return usualNames(draft.players, t)[index] ?? '';
  }

  return {
    draft,
    change: setDraft,
    setCount: (count) => setDraft((now) => withCount(now, count)),
    nameOf,
    async begin() {
      void deviceSeats().remember(satDownTo(draft));
      return games.create('catacombs', {
        ...draft,
        // Who has no name is called by whatever language is spoken later.
        players: draft.players.map((player) => ({ ...player, name: player.name.trim() })),
      });
    },
  };
}
