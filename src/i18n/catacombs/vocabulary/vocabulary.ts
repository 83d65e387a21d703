import type { Vocabulary } from '../../common';
import type { CatacombsFaults } from '../faults/wording';
import type { ScreensWording } from '../screens/wording';
import type { CatacombsWording } from '../wording';

/** Everything that Catacombs says in one language. */
export interface CatacombsSaid {
  readonly wording: CatacombsWording;
  readonly faults: CatacombsFaults;
  readonly screens: ScreensWording;
}

export type CatacombsVocabulary = Vocabulary<CatacombsSaid>;
