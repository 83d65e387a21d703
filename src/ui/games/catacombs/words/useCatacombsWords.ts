import { useMemo } from 'react';
import { catacombsWords, type CatacombsWords } from '../../../../i18n/catacombs';
import { useCatacombsText } from './useCatacombsText';

/** The words of the rules where no game is in play: nobody sits at the table yet. */
export function useCatacombsWords(): CatacombsWords {
  const spoken = useCatacombsText();
  return useMemo(() => catacombsWords(spoken), [spoken]);
}
