import { useEffect, useState } from 'react';
import { useLanguage } from '../kit/hooks/useLanguage';

type Rulebook = typeof import('../../i18n/catacombs/help');

/** The rulebook is many words: it comes when somebody first asks, and stays. */
let opened: Rulebook | null = null;

export interface RuleTexts {
  /** null for a rule that needs no explaining. */
  readonly text: (rule: string) => string | null;
  readonly chapters: Rulebook['HELP_CHAPTERS'];
}

/** The rules in the language on the screen; null while the rulebook is being opened. */
export function useRuleTexts(): RuleTexts | null {
  const language = useLanguage();
  const [book, setBook] = useState(opened);
  useEffect(() => {
    if (book !== null) return;
    let isWaiting = true;
    void import('../../i18n/catacombs/help').then((rulebook) => {
      opened = rulebook;
      if (isWaiting) setBook(rulebook);
    });
    return () => {
      isWaiting = false;
    };
  }, [book]);
  return book && { text: (rule) => book.ruleHelp(language, rule), chapters: book.HELP_CHAPTERS };
}
