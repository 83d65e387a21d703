export { reignWords, type ReignSpokenOf, type ReignWords } from './reignWords';
export type { Namers } from './say/speaker';
export type { ReignReasoning } from './say/whyWords';
export { STATES, type QuestWording, type ReignWording, type StateKey, type Titled, type Words } from './wording';
