import type { TFunction } from 'i18next';
import type { Language } from './languages';
import type { KeysOf } from './shape';
import type { WordingKey } from './wording';

/** What one game says in one language: the texts of its screens, by key, and whatever else it has words for. */
export interface Said {
  readonly screens: object;
}

/** A game that speaks: each language of it is fetched when somebody speaks that, and not before. */
export interface Vocabulary<Of extends Said = Said> {
  readonly game: string;
  readonly said: Readonly<Record<Language, () => Promise<Of>>>;
}

export type Values = Readonly<Record<string, string | number>>;

/** Says a text of any screen, or of the screens of one game. */
export type TextOf<Of extends Said> = TFunction &
  ((key: WordingKey | KeysOf<Of['screens']>, values?: Values) => string);

/** One game in one language. */
export interface Spoken<Of extends Said> {
  readonly language: Language;
  readonly said: Of;
  readonly t: TextOf<Of>;
}
