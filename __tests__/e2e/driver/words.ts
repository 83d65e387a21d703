import { gymWords, textOf } from '../../support/words';

/** What the screens say: tests find things as players do, by their words. */
export const english = textOf('en');
export const french = textOf('fr');
export type Words = typeof english;

/** What is said at a table of the gym. */
export const gymSaid = (words: Words = english) => gymWords(words === french ? 'fr' : 'en');

/** A disc of the gym, by the name that these words give it. */
export const gymDisc = (id: string, words: Words = english): string => gymSaid(words).name(id);
