import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../i18n';

/** The words of a rule; null while they are being fetched from the bundle, and for a rule without any. */
export function useRuleText(rule: string | null): string | null {
  const { i18n } = useTranslation();
  const [text, setText] = useState<string | null>(null);
  const language = LANGUAGES.find((one) => one === i18n.language) ?? 'en';
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
