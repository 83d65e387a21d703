import type { ConquestPlayed } from '../../../../session/conquest';
import type { StoryUi } from '../../../game';
import type { ConquestSpeech } from '../words';
import { GameTales } from './GameTales';
import { OutcomePlaque } from './OutcomePlaque';

export const story: StoryUi<ConquestPlayed, ConquestSpeech> = { Plaque: OutcomePlaque, Story: GameTales };
