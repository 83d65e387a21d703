import { useLanguage } from '../kit/hooks/useLanguage';
import type { SeatedGame } from './seated';

/** What a game of the list is called: one that was given no name goes by what it is. */
export function useGameName(): (game: Pick<SeatedGame, 'name' | 'summary' | 'ui'>) => string {
  const language = useLanguage();
  // Another version of the app may have written the summary.
  return ({ name, summary, ui }) => name || (summary === null ? '' : ui.listed.nameOf(summary, language));
}
