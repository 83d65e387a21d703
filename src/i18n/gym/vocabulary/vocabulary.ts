import type { FaultWording, Vocabulary } from '../../common';
import type { ScreensWording } from '../screens/wording';
import type { GymWording } from '../wording';

/** Everything that the gym says in one language. */
export interface GymSaid {
  readonly wording: GymWording;
  readonly faults: FaultWording;
  readonly screens: ScreensWording;
}

export type GymVocabulary = Vocabulary<GymSaid>;
