import type { Language } from './languages';

/** Something with a name, alone as a label or with its article in a sentence. */
export interface Noun {
  readonly name: string;
  readonly the: string;
}

/** What a language does to words once they stand in a sentence. */
export interface Grammar {
  /** One of several of a kind, in a sentence. */
  numbered(noun: Noun, number: string): string;
  list(items: readonly string[]): string;
  thousands(digits: string): string;
  decimal: string;
  /** What the words do to one another where they meet. */
  contract(sentence: string): string;
}

const NO_BREAK = '\u00a0';
const GROUPS_OF_THREE = /\B(?=(\d{3})+$)/g;

const listWith =
  (and: string) =>
  (items: readonly string[]): string =>
    [items.slice(0, -1).join(', '), items.at(-1) ?? ''].filter((part) => part !== '').join(` ${and} `);

const FRENCH_CONTRACTIONS: Readonly<Record<string, string>> = {
  'de le': 'du',
  'de les': 'des',
  'à le': 'au',
  'à les': 'aux',
};

export const GRAMMARS: Readonly<Record<Language, Grammar>> = {
  en: {
    numbered: ({ name }, number) => `${name}${NO_BREAK}${number}`,
    list: listWith('and'),
    thousands: (digits) => digits.replace(GROUPS_OF_THREE, ','),
    decimal: '.',
    contract: (sentence) => sentence,
  },
  fr: {
    numbered: ({ the }, number) => `${the}${NO_BREAK}${number}`,
    list: listWith('et'),
    thousands: (digits) => digits.replace(GROUPS_OF_THREE, NO_BREAK),
    decimal: ',',
    contract: (sentence) =>
      sentence.replace(
        /(^|[\s(«])(de|à) (les?) /gi,
        (_, before: string, preposition: string, article: string) =>
          `${before}${FRENCH_CONTRACTIONS[`${preposition} ${article}`.toLowerCase()] ?? ''} `,
      ),
  },
};

const SENTENCE_START = /(^|[.!?…]\s+)(\p{Ll})/gu;

/** Part of a sentence of this language, its variables filled in. */
export function phrase(language: Language, template: string, values: Readonly<Record<string, string>>): string {
  const filled = template.replace(/\{\{(\w+)\}\}/g, (whole, variable: string) => values[variable] ?? whole);
  return GRAMMARS[language].contract(filled);
}

/** A whole sentence of this language, its variables filled in. */
export const sentence = (language: Language, template: string, values: Readonly<Record<string, string>>): string =>
  phrase(language, template, values).replace(
    SENTENCE_START,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
