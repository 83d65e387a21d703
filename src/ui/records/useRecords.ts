import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '../../lib';
import type { GameFault } from '../../session';
import { fileNameOf, saveTextFile, savingOf, savingWords } from '../files';
import { useFaultWords, useGameName, useGames, type ApartGame, type SeatedGame } from '../shelf';
import { fault, offer, told, type Notice } from './notice';
import { useFiles, type Files, type Found } from './useFiles';

type StorageFault = Extract<GameFault, { kind: 'storage' }>['fault'];

export interface Records extends Files {
  readonly notice: Notice | null;
  readonly share: (game: SeatedGame) => void;
  /** What these eyes have seen of it. */
  readonly shareSeen: (game: SeatedGame, eyes: SeatedGame['players'][number]['seat'] | null) => void;
  readonly shareForeign: (game: ApartGame) => void;
  readonly rename: (game: SeatedGame, name: string) => void;
  readonly remove: (game: SeatedGame) => void;
}

/** What can be done with the games of the list; `refresh` reads it again. */
export function useRecords(refresh: () => void, found: Found): Records {
  const { t } = useTranslation();
  const games = useGames();
  const faultWords = useFaultWords();
  const gameName = useGameName();
  const [notice, setNotice] = useState<Notice | null>(null);
  const files = useFiles(setNotice, refresh, found);
  const offeredId = notice?.offeredId ?? null;
  // Once the offer is gone from the screen, so is the game.
  useEffect(() => (offeredId === null ? undefined : () => void games.forget(offeredId)), [games, offeredId]);

  async function share(writing: Promise<Result<string, GameFault>>, name: string): Promise<void> {
    const written = await writing;
    if (!written.ok) return setNotice(fault(faultWords(written.error)));
    const saving = savingOf(name, await saveTextFile({ name, text: written.value }));
    setNotice(saving && { ...told([savingWords(saving, t)]), tone: saving.tone });
  }

  const shareWhole = (id: string, called: string): void =>
    void share(games.exportRecord(id), fileNameOf(called, 'pichenette.json'));

  /** Does something to a game and says what came of it. */
  async function change(doing: Promise<Result<null, StorageFault>>, after: Notice | null): Promise<void> {
    const done = await doing;
    if (done.ok) setNotice(after);
    else if (done.error.kind === 'conflict') setNotice(fault(t('records.playedElsewhere')));
    else setNotice(fault(faultWords({ kind: 'storage', fault: done.error })));
    refresh();
  }

  const restore = (id: string): void => void change(games.restore(id), null);

  return {
    ...files,
    notice,
    share: (game) => shareWhole(game.id, gameName(game)),
    shareSeen: (game, eyes) =>
      void share(games.exportSight(game.id, eyes), fileNameOf(gameName(game), 'pichenette-sight.json')),
    shareForeign: ({ id, name }) => shareWhole(id, name || t('records.foreign.id', { id })),
    rename: ({ id }, name) => void change(games.rename(id, name), null),
    remove: (game) =>
      void change(
        games.remove(game.id),
        offer([t('records.removed', { name: gameName(game) })], game.id, () => restore(game.id)),
      ),
  };
}
