export { asHeading, inSentences } from './inSentences';
export { lettersOf } from './letters';
