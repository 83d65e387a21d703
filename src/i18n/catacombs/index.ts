export { catacombsWords, type CatacombsWords } from './catacombsWords';
export { faultPlace, faultWords } from './faults/faultWords';
export type { Namers } from './say/speaker';
export type { CardWords, CatacombsWording, Noun, Words } from './wording';
