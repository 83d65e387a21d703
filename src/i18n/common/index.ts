export type { GameWords, QuestionWords, SpokenOf } from './gameWords';
export { GRAMMARS, phrase, sentence, type Noun } from './grammar';
export { LANGUAGES, type Language } from './languages';
export { pseudo } from './pseudo';
export { SHARED_REASONS, type SharedReason } from './refusals/reasons';
export type { KeysOf, ShapeOf } from './shape';
export { isLearnt, learn, onLearnt, spokenIn, translatorIn } from './tongues';
export type { Said, Spoken, TextOf, Values, Vocabulary } from './vocabulary';
export type { WordingKey } from './wording';
