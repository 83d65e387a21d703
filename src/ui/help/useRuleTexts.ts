import { useEffect, useState } from 'react';
import { rulebookIn, type Rulebook } from '../../i18n/catacombs/help';
import type { Language } from '../../i18n/common';
import { useLanguage } from '../kit/hooks/useLanguage';

/** The rulebook is many words: it comes when somebody first asks, and stays. */
const opened = new Map<Language, Rulebook>();

export type RuleTexts = Rulebook;

/** The rules in the language on the screen; null while the rulebook is being opened. */
export function useRuleTexts(): RuleTexts | null {
  const language = useLanguage();
  const [, setOpened] = useState(opened.size);
  const book = opened.get(language) ?? null;
  useEffect(() => {
    if (book !== null) return;
    let isWaiting = true;
    void rulebookIn(language).then((rulebook) => {
      opened.set(language, rulebook);
      if (isWaiting) setOpened(opened.size);
    });
    return () => {
      isWaiting = false;
    };
  }, [book, language]);
  return book;
}
