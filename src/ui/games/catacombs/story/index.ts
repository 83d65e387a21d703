import type { CatacombsWords } from '../../../../i18n/catacombs';
import type { CatacombsPlayed } from '../../../../session/catacombs';
import type { StoryUi } from '../../../game';
import { GameTales } from './GameTales';
import { OutcomePlaque } from './OutcomePlaque';

export const story: StoryUi<CatacombsPlayed, CatacombsWords> = { Plaque: OutcomePlaque, Story: GameTales };
