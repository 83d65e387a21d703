import { useTranslation } from 'react-i18next';
import { foreignGame, isEverything, type LeftOutGame } from '../../session';
import { fileNameOf, openTextFile, saveTextFile, savingOf, savingWords, type Incoming, type TextFile } from '../files';
import {
  noTableFor,
  seated,
  useBelongings,
  useFaultWords,
  useGames,
  useUis,
  type HandedStart,
  type SeatedSight,
} from '../shelf';
import { useSettingsStore } from '../kit/settings';
import { useLanguage } from '../kit/hooks/useLanguage';
import { isSight } from './isSight';
import { busy, fault, found, told, type Notice } from './notice';

export interface Files {
  readonly exportAll: () => void;
  readonly importFile: () => void;
  /** Offers what was opened with the app: nothing is taken in before somebody says so. */
  readonly offerFile: (incoming: Incoming) => void;
}

/** What is done with what a file holds that is no game of the list. */
export interface Found {
  readonly onStart: (start: HandedStart) => void;
  readonly onSight: (sight: SeatedSight) => void;
}

/** The day by this device's clock, as it stands in the name of a file. */
const today = (): string => new Date().toLocaleDateString('sv');

/** Everything as a file, and a game or everything out of one. `say` tells how it goes, `refresh` reads the list again. */
export function useFiles(
  say: (notice: Notice | null) => void,
  refresh: () => void,
  { onStart, onSight }: Found,
): Files {
  const { t } = useTranslation();
  const games = useGames();
  const belongings = useBelongings();
  const settings = useSettingsStore();
  const faultWords = useFaultWords();
  const uis = useUis();
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

  /** What a new game is made from is no game yet: it is offered to be played. null: it is nothing of the kind. */
  function offerStart(name: string, text: string): Notice | null {
    for (const [game, { startFiles }] of Object.entries(uis)) {
      const file = startFiles.find(({ is }) => is(text));
      if (file === undefined) continue;
      const read = file.read({ name, text }, language);
      if (!read.ok) return fault(...read.error);
      const { line, start } = read.value;
      return found([line], { kind: 'playStory', act: () => onStart({ game, start }) });
    }
    return null;
  }

  /** Nor is what somebody saw: it is offered to be watched. */
  function offerSight(name: string, text: string): Notice {
    const opened = games.openSight(text);
    const broken = t('records.broken', { name });
    if (!opened.ok) return fault(broken, faultWords(opened.error));
    const sight = seated(opened.value, uis);
    if (sight === null) return fault(broken, faultWords(noTableFor(opened.value)));
    return found([t('records.foundSight', { name })], { kind: 'watchSight', act: () => onSight(sight) });
  }

  async function importFile(): Promise<Notice | null> {
    const opened = await openTextFile();
    if (!opened.ok) return fault(t(`records.fileFault.${opened.error}`));
    if (opened.value === null) return null;
    say(busy(t('records.importing')));
    return offered(opened.value) ?? takeIn(opened.value);
  }

  /** What is no game of the list; null for all that can be brought in. */
  const offered = ({ name, text }: TextFile): Notice | null =>
    isSight(text) ? offerSight(name, text) : offerStart(name, text);

  const takeIn = ({ name, text }: TextFile): Promise<Notice> =>
    isEverything(text) ? importEverything(name, text) : importGame(name, text);

  function offerFile(incoming: Incoming): void {
    if (!incoming.ok) return say(fault(t(`records.fileFault.${incoming.error}`)));
    const file = incoming.value;
    const act = doing(() => {
      say(busy(t('records.importing')));
      return takeIn(file);
    });
    say(offered(file) ?? found([t('records.foundFile', { name: file.name })], { kind: 'takeIn', act }));
  }

  const doing = (work: () => Promise<Notice | null>) => (): void => {
    void work().then((notice) => {
      say(notice);
      refresh();
    });
  };
  return { exportAll: doing(exportAll), importFile: doing(importFile), offerFile };
}
