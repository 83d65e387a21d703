import { useEffect, useState } from 'react';
import { useLanguage } from '../hooks/useLanguage';

/** The words of a rule; null while they are being fetched from the bundle, and for a rule without any. */
export function useRuleText(rule: string | null): string | null {
  const [text, setText] = useState<string | null>(null);
  const language = useLanguage();
  useEffect(() => {
    if (rule === null) return undefined;
    let isWanted = true;
    void import('../../i18n/catacombs/help').then(({ ruleHelp }) => {
      if (isWanted) setText(ruleHelp(language, rule));
    });
    return () => {
      isWanted = false;
    };
  }, [language, rule]);
  return rule === null ? null : text;
}
