import { useCatacombsWords } from '../hooks/useCatacombsWords';

interface Named {
  readonly name: string;
  /** Whose catacomb it is. */
  readonly lord: string | null;
}

/** What a game is called: a record that was brought in has no name of its own and goes by its Lord. */
export function useGameName(): (game: Named) => string {
  const words = useCatacombsWords();
  return ({ name, lord }) => name || (lord === null ? '' : words.name(lord));
}
