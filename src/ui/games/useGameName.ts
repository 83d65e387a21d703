import type { Adventure } from '../../rules/catacombs';
import { useCatacombsWords } from '../hooks/useCatacombsWords';
import { useLanguage } from '../hooks/useLanguage';

interface Named {
  readonly name: string;
  /** Whose catacomb it is. */
  readonly lord: string | null;
  readonly adventure?: Adventure | null;
}

/** What a game is called: a record that was brought in has no name of its own and goes by its story or its Lord. */
export function useGameName(): (game: Named) => string {
  const words = useCatacombsWords();
  const language = useLanguage();
  return ({ name, lord, adventure }) => name || (adventure?.title[language] ?? (lord === null ? '' : words.name(lord)));
}
