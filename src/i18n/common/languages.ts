export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

const isLanguage = (code: string): code is Language => (LANGUAGES as readonly string[]).includes(code);

/** The first language of the list that the app speaks; English when it speaks none. */
export function firstSpoken(codes: readonly (string | null)[]): Language {
  for (const code of codes) {
    const language = code?.toLowerCase().split('-')[0] ?? '';
    if (isLanguage(language)) return language;
  }
  return 'en';
}
