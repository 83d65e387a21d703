import type { Vocabulary } from '../../common';
import type { FaultWording } from '../faults/wording';
import type { ScreensWording } from '../screens/wording';
import type { CatacombsWording } from '../wording';

/** Everything that Catacombs says in one language. */
export interface CatacombsSaid {
  readonly wording: CatacombsWording;
  readonly faults: FaultWording;
  readonly screens: ScreensWording;
}

export type CatacombsVocabulary = Vocabulary<CatacombsSaid>;
