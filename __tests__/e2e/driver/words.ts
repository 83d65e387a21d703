import { createTranslator } from '../../../src/i18n/createTranslator';

/** What the screens say: tests find things as players do, by their words. */
export const english = createTranslator('en').t;
export const french = createTranslator('fr').t;
export type Words = typeof english;
