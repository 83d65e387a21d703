import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '../../../lib';
import type { Adventure } from '../../../rules/catacombs';
import type { GameFault } from '../../../session';
import { fileNameOf, saveTextFile, savingOf, savingWords } from '../../files';
import { useFaultWords, useGameName, useGames, type ApartGame, type SeatedGame } from '../../games';
import { fault, offer, told, type Notice } from './notice';
import { useFiles, type Files } from './useFiles';

type StorageFault = Extract<GameFault, { kind: 'storage' }>['fault'];

export interface Records extends Files {
  readonly notice: Notice | null;
  readonly share: (game: SeatedGame) => void;
  readonly shareForeign: (game: ApartGame) => void;
  readonly rename: (game: SeatedGame, name: string) => void;
  readonly remove: (game: SeatedGame) => void;
}

/** What can be done with the games of the list; `refresh` reads it again. */
export function useRecords(refresh: () => void, onStory: (story: Adventure) => void): Records {
  const { t } = useTranslation();
  const games = useGames();
  const faultWords = useFaultWords();
  const gameName = useGameName();
  const [notice, setNotice] = useState<Notice | null>(null);
  const files = useFiles(setNotice, refresh, onStory);
  const offeredId = notice?.offeredId ?? null;
  // Once the offer is gone from the screen, so is the game.
  useEffect(() => (offeredId === null ? undefined : () => void games.forget(offeredId)), [games, offeredId]);

  async function share(id: string, called: string): Promise<void> {
    const written = await games.exportRecord(id);
    if (!written.ok) return setNotice(fault(faultWords(written.error)));
    const name = fileNameOf(called, 'pichenette.json');
    const saving = savingOf(name, await saveTextFile({ name, text: written.value }));
    setNotice(saving && { ...told([savingWords(saving, t)]), tone: saving.tone });
  }

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
    share: (game) => void share(game.id, gameName(game)),
    shareForeign: ({ id, name }) => void share(id, name || t('records.foreign.id', { id })),
    rename: ({ id }, name) => void change(games.rename(id, name), null),
    remove: (game) =>
      void change(
        games.remove(game.id),
        offer([t('records.removed', { name: gameName(game) })], game.id, () => restore(game.id)),
      ),
  };
}
