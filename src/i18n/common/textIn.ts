import type { i18n } from 'i18next';
import type { Said, TextOf } from './vocabulary';

type Fixed<Of extends Said> = (language: null, namespaces: readonly string[]) => TextOf<Of>;

/** What this translator says at the screens of a game: the game’s own texts, and those of any screen. */
export const textIn = <Of extends Said>(translator: i18n, game: string): TextOf<Of> =>
  (translator.getFixedT as Fixed<Of>)(null, [game, 'common']);
