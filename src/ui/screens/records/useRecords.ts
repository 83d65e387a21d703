import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedGame } from '../../../session';
import { fileNameOf, openTextFile, saveTextFile } from '../../files';
import { useFaultWords, useGameName, useGames } from '../../games';

/** What is to be said about the last thing that was done with the list. */
export interface Notice {
  readonly tone: 'told' | 'fault';
  readonly lines: readonly string[];
  /** What would take it back. */
  readonly undo: (() => void) | null;
}

export interface Records {
  readonly notice: Notice | null;
  readonly share: (game: ListedGame) => void;
  readonly remove: (game: ListedGame) => void;
  readonly importGame: () => void;
}

/** What can be done with the games of the list; `refresh` reads it again. */
export function useRecords(refresh: () => void): Records {
  const { t } = useTranslation();
  const games = useGames();
  const faultWords = useFaultWords();
  const gameName = useGameName();
  const nameOf = ({ name, summary }: ListedGame): string => gameName({ name, lord: summary?.lord ?? null });
  const [notice, setNotice] = useState<Notice | null>(null);
  const tell = (line: string, undo: Notice['undo'] = null): void => setNotice({ tone: 'told', lines: [line], undo });
  const complain = (...lines: readonly string[]): void => setNotice({ tone: 'fault', lines, undo: null });

  async function share(game: ListedGame): Promise<void> {
    const written = await games.exportRecord(game.id);
    if (!written.ok) return complain(faultWords(written.error));
    const saved = await saveTextFile({ name: fileNameOf(nameOf(game), 'pichenette.json'), text: written.value });
    if (!saved.ok) complain(t('records.notSaved'));
  }

  async function restore(id: string): Promise<void> {
    const restored = await games.restore(id);
    if (restored.ok) setNotice(null);
    else complain(faultWords({ kind: 'storage', fault: restored.error }));
    refresh();
  }

  async function remove(game: ListedGame): Promise<void> {
    const { id } = game;
    const removed = await games.remove(id);
    if (removed.ok) tell(t('records.removed', { name: nameOf(game) }), () => void restore(id));
    else complain(faultWords({ kind: 'storage', fault: removed.error }));
    refresh();
  }

  async function importGame(): Promise<void> {
    const opened = await openTextFile();
    if (!opened.ok) return complain(t(`records.fileFault.${opened.error}`));
    if (opened.value === null) return;
    const { name, text } = opened.value;
    const imported = await games.importRecord(text);
    if (imported.ok) tell(t('records.imported', { name }));
    else complain(t('records.broken', { name }), faultWords(imported.error));
    refresh();
  }

  return {
    notice,
    share: (game) => void share(game),
    remove: (game) => void remove(game),
    importGame: () => void importGame(),
  };
}
