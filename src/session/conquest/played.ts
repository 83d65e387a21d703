import type { PonderedConquest } from '../../ai/conquest';
import type { ConquestSetup, ConquestWritten } from '../../rules/conquest';
import type { ConquestChoices } from './choices/freshChoices';
import type { ConquestFlicked } from './flicked';
import type { ConquestShown } from './shown/conquestShown';
import type { ConquestStory } from './story/conquestStory';
import type { ConquestSummary } from './summary';

/** Conquest as it is played. */
export interface ConquestPlayed extends PonderedConquest {
  setup: ConquestSetup;
  written: ConquestWritten;
  choices: ConquestChoices;
  shown: ConquestShown;
  summary: ConquestSummary;
  story: ConquestStory;
  flicked: ConquestFlicked;
}
