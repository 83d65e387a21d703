import { useLanguage } from '../kit/hooks/useLanguage';
import type { SeatedGame } from './seated';

/** Says where a game stands, or how it ended; nothing where another version of the app has written it. */
export function usePlaceWords(): (game: Pick<SeatedGame, 'summary' | 'screens'>) => string {
  const language = useLanguage();
  return ({ summary, screens }) => (summary === null ? '' : screens.listed.placeOf(summary, language));
}
