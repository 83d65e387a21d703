import type { Language } from '../../../../i18n/common';
import type { CatacombsSetup } from '../../../../rules/catacombs';
import type { GameSheet } from '../../../../session';
import type { GameSummary } from '../../../../session/catacombs';
import { useLanguage } from '../../../kit/hooks/useLanguage';
import { inLanguage } from '../words/inLanguage';

/** A game that was given no name goes by its story or its Lord. */
export const titleOf = ({ lord, story }: Pick<GameSummary, 'lord' | 'story'>, language: Language): string =>
  story?.[language] ?? inLanguage(language).words.name(lord);

/** What a game is called that is open. */
export function useTitle({ name }: GameSheet, { lord, adventure }: CatacombsSetup): string {
  const language = useLanguage();
  return name || titleOf({ lord, story: adventure?.title ?? null }, language);
}
