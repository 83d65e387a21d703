import type { GymVocabulary } from './vocabulary';

export type { GymSaid } from './vocabulary';

/** What the gym says: fetched a language at a time. */
export const GYM: GymVocabulary = {
  game: 'gym',
  said: {
    en: async () => (await import('./en')).said,
    fr: async () => (await import('./fr')).said,
  },
};
