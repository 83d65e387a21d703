import type { ConquestVocabulary } from './vocabulary';

export type { ConquestSaid } from './vocabulary';

/** What Conquest says: fetched a language at a time. */
export const CONQUEST: ConquestVocabulary = {
  game: 'conquest',
  said: {
    en: async () => (await import('./en')).said,
    fr: async () => (await import('./fr')).said,
  },
};
