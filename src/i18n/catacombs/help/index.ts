import type { Language } from '../../common';
import { rulebookOf, type Rulebook } from './rulebook';

export type { ChapterId } from './en';
export type { Rulebook } from './rulebook';

const BOOKS: Readonly<Record<Language, () => Promise<Rulebook>>> = {
  en: async () => {
    const { help, CHAPTERS } = await import('./en');
    return rulebookOf(help, CHAPTERS);
  },
  fr: async () => {
    const { help, CHAPTERS } = await import('./fr');
    return rulebookOf(help, CHAPTERS);
  },
};

/** The rulebook is many words: one language of it is fetched when somebody asks. */
export const rulebookIn = (language: Language): Promise<Rulebook> => BOOKS[language]();
