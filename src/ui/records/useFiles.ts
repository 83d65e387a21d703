import { useTranslation } from 'react-i18next';
import type { Adventure } from '../../rules/catacombs';
import { foreignGame, isEverything, type LeftOutGame } from '../../session';
import { readAdventure } from '../../session/catacombs';
import { fileNameOf, openTextFile, saveTextFile, savingOf, savingWords } from '../files';
import { isSeated, noTableFor, useBelongings, useFaultWords, useGames, type SeatedSight } from '../shelf';
import { useLanguage } from '../kit/hooks/useLanguage';
import { useSettingsStore } from '../kit/settings';
import { isSight } from './isSight';
import { isStory } from './isStory';
import { busy, fault, found, told, type Notice } from './notice';

export interface Files {
  readonly exportAll: () => void;
  readonly importFile: () => void;
}

/** What is done with what a file holds that is no game of the list. */
export interface Found {
  readonly onStory: (story: Adventure) => void;
  readonly onSight: (sight: SeatedSight) => void;
}

/** The day by this device's clock, as it stands in the name of a file. */
const today = (): string => new Date().toLocaleDateString('sv');

/** Everything as a file, and a game or everything out of one. `say` tells how it goes, `refresh` reads the list again. */
export function useFiles(
  say: (notice: Notice | null) => void,
  refresh: () => void,
  { onStory, onSight }: Found,
): Files {
  const { t } = useTranslation();
  const games = useGames();
  const belongings = useBelongings();
  const settings = useSettingsStore();
  const faultWords = useFaultWords();
  const language = useLanguage();
  const counted = (key: 'exported' | 'leftOut' | 'broughtIn' | 'hereAlready', count: number): readonly string[] =>
    count === 0 ? [] : [t(`records.${key}`, { count })];

  const leftOutWords = (left: LeftOutGame): string => {
    const { id, named, name } = foreignGame(left);
    return t(`records.notTaken.${left.kind}`, { name: name || t('records.foreign.id', { id }), game: named });
  };

  async function exportAll(): Promise<Notice> {
    say(busy(t('records.exporting')));
    const written = await belongings.exportAll();
    if (!written.ok) return fault(faultWords({ kind: 'storage', fault: written.error }));
    const { text, gameCount, leftOutCount } = written.value;
    const name = fileNameOf(`Pichenette ${today()}`, 'pichenette-all.json');
    const saved = await saveTextFile({ name, text });
    if (!saved.ok) return fault(t('records.notSaved'));
    const saving = savingOf(name, saved);
    const where = saving === null ? [] : [savingWords(saving, t)];
    return told([...where, t('records.exported', { count: gameCount }), ...counted('leftOut', leftOutCount)]);
  }

  async function importEverything(name: string, text: string): Promise<Notice> {
    const read = await belongings.importAll(text);
    if (!read.ok) return fault(t('records.brokenFile', { name }), faultWords({ kind: 'storage', fault: read.error }));
    const { added, skippedCount, leftOut, takenKeys } = read.value;
    if (takenKeys.includes('settings')) await settings.reload();
    return told([
      t('records.broughtIn', { count: added.length }),
      ...counted('hereAlready', skippedCount),
      ...leftOut.map(leftOutWords),
      ...(takenKeys.includes('settings') ? [t('records.settingsToo')] : []),
    ]);
  }

  async function importGame(name: string, text: string): Promise<Notice> {
    const imported = await games.importRecord(text);
    return imported.ok
      ? told([t('records.imported', { name })])
      : fault(t('records.broken', { name }), faultWords(imported.error));
  }

  /** A story is no game yet: it is offered to be played. */
  function offerStory(name: string, text: string): Notice {
    const read = readAdventure(text);
    if (!read.ok)
      return fault(t('newGame.adventure.broken', { name }), faultWords({ kind: 'file', fault: read.error }));
    const act = (): void => onStory(read.value);
    return found([t('records.foundStory', { title: read.value.title[language] })], { kind: 'playStory', act });
  }

  /** Nor is what somebody saw: it is offered to be watched. */
  function offerSight(name: string, text: string): Notice {
    const opened = games.openSight(text);
    const broken = t('records.broken', { name });
    if (!opened.ok) return fault(broken, faultWords(opened.error));
    const { value: sight } = opened;
    if (!isSeated(sight)) return fault(broken, faultWords(noTableFor(sight)));
    return found([t('records.foundSight', { name })], { kind: 'watchSight', act: () => onSight(sight) });
  }

  async function importFile(): Promise<Notice | null> {
    const opened = await openTextFile();
    if (!opened.ok) return fault(t(`records.fileFault.${opened.error}`));
    if (opened.value === null) return null;
    say(busy(t('records.importing')));
    const { name, text } = opened.value;
    if (isSight(text)) return offerSight(name, text);
    if (isStory(text)) return offerStory(name, text);
    return isEverything(text) ? importEverything(name, text) : importGame(name, text);
  }

  const doing = (work: () => Promise<Notice | null>) => (): void => {
    void work().then((notice) => {
      say(notice);
      refresh();
    });
  };
  return { exportAll: doing(exportAll), importFile: doing(importFile) };
}
