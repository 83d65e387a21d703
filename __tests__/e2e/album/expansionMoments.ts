import { heroesOf, poisonTotal, type Adventure } from '../../../src/rules/catacombs';
import { COUNTER_MOMENTS } from './counterMoments';
import { both, whenever } from './expansionStories';
import type { GamePlan } from './games';
import { REWARD_MOMENTS } from './rewardMoments';
import { SOLOTH_LORD_MOMENTS } from './solothLordMoments';
import { SOLOTH_MOMENTS } from './solothMoments';
import { VERMIN_MOMENTS } from './verminMoments';
import { VERMIN_ROOM_MOMENTS } from './verminRoomMoments';

const MIXED_GEAR: Adventure['heroes'] = {
  'hero:ice-princess': { equipment: ['equipment:ice-bracelet'], gold: 400 },
  'hero:wizard': { equipment: ['equipment:familiar'], gold: 700 },
  'hero:witch-hunter': {
    kept: ['monster:orc', 'monster:orc', 'monster:zombie', 'monster:fire-spirit', 'monster:sewer-rat'],
    artefacts: ['artefact:hunters-net', 'artefact:grave-charm'],
  },
  'hero:sorceress': { magic: 5, gold: 200, equipment: ['equipment:serpent-rod'] },
};

/** Moments that the two expansions bring. */
export const EXPANSION_MOMENTS = {
  ...SOLOTH_MOMENTS,
  ...SOLOTH_LORD_MOMENTS,
  ...REWARD_MOMENTS,
  ...COUNTER_MOMENTS,
  ...VERMIN_MOMENTS,
  ...VERMIN_ROOM_MOMENTS,
  nineDrawers: {
    setup: both({ 'monster:pit-viper': 3, 'monster:lizard-man': 2, 'monster:wyvern': 1 }, MIXED_GEAR),
    until: whenever(({ model }) => heroesOf(model).some((hero) => poisonTotal(hero) > 0 && hero.life > 0)),
  },
} satisfies Readonly<Record<string, GamePlan>>;
