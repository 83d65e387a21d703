import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedGame } from '../../../session';
import { fileNameOf, openTextFile, saveTextFile } from '../../files';
import { useFaultWords, useGames } from '../../games';

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
  const [notice, setNotice] = useState<Notice | null>(null);
  const tell = (line: string, undo: Notice['undo'] = null): void => setNotice({ tone: 'told', lines: [line], undo });
  const complain = (...lines: readonly string[]): void => setNotice({ tone: 'fault', lines, undo: null });

  async function share({ id, name }: ListedGame): Promise<void> {
    const written = await games.exportRecord(id);
    if (!written.ok) return complain(faultWords(written.error));
    const saved = await saveTextFile({ name: fileNameOf(name, 'pichenette.json'), text: written.value });
    if (!saved.ok) complain(t('records.notSaved'));
  }

  async function restore(id: string): Promise<void> {
    const restored = await games.restore(id);
    if (restored.ok) setNotice(null);
    else complain(faultWords({ kind: 'storage', fault: restored.error }));
    refresh();
  }

  async function remove({ id, name }: ListedGame): Promise<void> {
    const removed = await games.remove(id);
    if (removed.ok) tell(t('records.removed', { name }), () => void restore(id));
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
