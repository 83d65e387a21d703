import type { Telling } from '../../../../rules/catacombs';
import { useLanguage } from '../../../kit/hooks/useLanguage';

/** Words of a story in the language of the app. */
export function useTelling(): (telling: Telling) => string {
  const language = useLanguage();
  return (telling) => telling[language];
}
