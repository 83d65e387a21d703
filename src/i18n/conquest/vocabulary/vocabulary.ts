import type { Vocabulary } from '../../common';
import type { ScreensWording } from '../screens/wording';
import type { ConquestWording } from '../wording';

/** Everything that Conquest says in one language. */
export interface ConquestSaid {
  readonly wording: ConquestWording;
  readonly screens: ScreensWording;
}

export type ConquestVocabulary = Vocabulary<ConquestSaid>;
