import type { CatacombsVocabulary } from './vocabulary';

export type { CatacombsSaid } from './vocabulary';

/** What Catacombs says: fetched a language at a time. */
export const CATACOMBS: CatacombsVocabulary = {
  game: 'catacombs',
  said: {
    en: async () => (await import('./en')).said,
    fr: async () => (await import('./fr')).said,
  },
};
