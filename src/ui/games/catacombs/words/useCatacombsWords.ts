import { useMemo } from 'react';
import { catacombsWords, type CatacombsWords } from '../../../../i18n/catacombs';
import { useLanguage } from '../../../kit/hooks/useLanguage';

/** The words of the rules where no game is in play: nobody sits at the table yet. */
export function useCatacombsWords(): CatacombsWords {
  const language = useLanguage();
  return useMemo(() => catacombsWords(language), [language]);
}
