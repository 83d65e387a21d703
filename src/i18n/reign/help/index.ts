import type { Language } from '../../common';

/** The rules of one language, as a person asks for them. */
export interface Rulebook {
  /** A rule in a sentence or two, by its id; null for one that nobody meets at the table. */
  readonly text: (rule: string) => string | null;
}

const rulebookOf = (help: Readonly<Record<string, string>>): Rulebook => ({
  text: (rule) => (Object.hasOwn(help, rule) ? (help[rule] ?? null) : null),
});

const BOOKS: Readonly<Record<Language, () => Promise<Rulebook>>> = {
  en: async () => rulebookOf((await import('./en')).help),
  fr: async () => rulebookOf((await import('./fr')).help),
};

/** The rules of Dark Reign: one language of them is fetched when somebody asks. */
export const rulebookIn = (language: Language): Promise<Rulebook> => BOOKS[language]();
