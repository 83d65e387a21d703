import { useMemo } from 'react';
import { spokenIn, type Language } from '../../../i18n/common';
import { gymWords, type GymText, type GymWords } from '../../../i18n/gym';
import { GYM } from '../../../i18n/gym/vocabulary';
import { useLanguage } from '../../kit/hooks/useLanguage';

interface SpokenGym {
  readonly language: Language;
  /** Says the texts of any screen too. */
  readonly t: GymText;
  readonly words: GymWords;
}

/** The gym in the language of this part of the screen. */
export function useGymText(): SpokenGym {
  const spoken = spokenIn(useLanguage(), GYM);
  return useMemo(() => ({ language: spoken.language, t: spoken.t, words: gymWords(spoken) }), [spoken]);
}
