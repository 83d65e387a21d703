export { createTranslator } from './createTranslator';
export { deviceLanguage } from './deviceLanguage';
export { LANGUAGES, type Language } from './languages';
export { pseudo } from './pseudo';
export type { WordingKey } from './wording';
