import { useState } from 'react';
import type { Adventure } from '../../../../rules/catacombs';
import { readAdventure } from '../../../../session/catacombs';
import { openTextFile } from '../../../files';
import { useLanguage } from '../../../kit/hooks/useLanguage';
import { useCatacombsText } from '../words';
import { faultIn } from '../words/faultIn';

export interface AdventureFile {
  /** What is wrong with the file that was chosen last; null when nothing is. */
  readonly fault: readonly string[] | null;
  readonly choose: () => void;
}

/** Lets somebody choose an adventure; a file that cannot be played leaves everything as it was, and says why. */
export function useAdventureFile(onRead: (adventure: Adventure) => void): AdventureFile {
  const language = useLanguage();
  const { t } = useCatacombsText();
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
    setFault([t('newGame.adventure.broken', { name }), faultIn(read.error, language)]);
  }

  return { fault, choose: () => void choose() };
}
