import type { CatacombsText, CatacombsWords } from '../../../../i18n/catacombs';

/** A game of Catacombs in words, and what its screens say besides. */
export interface CatacombsSpeech extends CatacombsWords {
  readonly t: CatacombsText;
}
