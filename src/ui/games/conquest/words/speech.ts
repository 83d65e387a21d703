import type { ConquestText, ConquestWords } from '../../../../i18n/conquest';

/** A game of Conquest in words, and what its screens say besides. */
export interface ConquestSpeech extends ConquestWords {
  readonly t: ConquestText;
}
