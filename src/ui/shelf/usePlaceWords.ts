import { useLanguage } from '../kit/hooks/useLanguage';
import type { SeatedGame } from './seated';

/** Says where a game stands, or how it ended; nothing where another version of the app has written it. */
export function usePlaceWords(): (game: Pick<SeatedGame, 'summary' | 'ui'>) => string {
  const language = useLanguage();
  return ({ summary, ui }) => (summary === null ? '' : ui.listed.placeOf(summary, language));
}
