import type { CatacombsSetup } from '../../../../rules/catacombs';
import type { GameSheet } from '../../../../session';
import type { GameSummary } from '../../../../session/catacombs';
import { useCatacombsWords } from '../words/useCatacombsWords';
import { useLanguage } from '../../../kit/hooks/useLanguage';

interface Named {
  readonly name: string;
  /** null where another version of the app has written it. */
  readonly summary: Pick<GameSummary, 'lord' | 'story'> | null;
}

/** A game that is open. */
export const namedAs = ({ name }: GameSheet, { lord, adventure }: CatacombsSetup): Named => ({
  name,
  summary: { lord, story: adventure?.title ?? null },
});

/** What a game is called: one that was given no name goes by its story or its Lord. */
export function useGameName(): (game: Named) => string {
  const words = useCatacombsWords();
  const language = useLanguage();
  return ({ name, summary }) =>
    name || (summary?.story?.[language] ?? (summary === null ? '' : words.name(summary.lord)));
}
