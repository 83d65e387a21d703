export { asHeading, inSentences } from './inSentences';
export { LARGE_TEXT, wholeScale } from './largeText';
export { lettersOf } from './letters';
