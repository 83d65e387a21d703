import { useState } from 'react';
import { readAdventure, type Adventure } from '../../../../rules/catacombs';
import { openTextFile } from '../../../files';
import { useFileFaultWords } from '../../../shelf';
import { useCatacombsText } from '../words';

export interface AdventureFile {
  /** What is wrong with the file that was chosen last; null when nothing is. */
  readonly fault: readonly string[] | null;
  readonly choose: () => void;
}

/** Lets somebody choose an adventure; a file that cannot be played leaves everything as it was, and says why. */
export function useAdventureFile(onRead: (adventure: Adventure) => void): AdventureFile {
  const { t } = useCatacombsText();
  const faultWords = useFileFaultWords();
  const [fault, setFault] = useState<readonly string[] | null>(null);

  async function choose(): Promise<void> {
    const opened = await openTextFile();
    if (!opened.ok) return setFault([t(`newGame.fileFault.${opened.error}`)]);
    if (opened.value === null) return;
    const { name, text } = opened.value;
    const read = readAdventure(text);
    if (read.ok) {
      setFault(null);
      return onRead(read.value);
    }
    setFault([t('newGame.adventure.broken', { name }), faultWords(read.error)]);
  }

  return { fault, choose: () => void choose() };
}
