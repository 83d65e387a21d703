export { LARGE_TEXT } from '../../side/largeText';
export { asHeading, inSentences } from './inSentences';
export { lettersOf } from './letters';
