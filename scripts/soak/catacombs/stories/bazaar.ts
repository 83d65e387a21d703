import type { HeroId, HeroState, MonsterId } from '../../../../src/rules/catacombs';
import type { Dice } from '../../dice';
import { anyHeroes, type Party } from './party';
import type { Tale } from './tale';
import { healer, merchant, room, story } from './told';

const GOLD = 2_500;
const LIFE = 3;

/** So many that it matters which five of them go together. */
const KEPT: readonly MonsterId[] = [
  ...Array.from({ length: 4 }, () => 'monster:sewer-rat' as const),
  ...Array.from({ length: 2 }, () => 'monster:vampire-bat' as const),
  'monster:orc',
];

const trophies = (hero: HeroId): HeroState => (hero === 'hero:witch-hunter' ? { kept: KEPT } : {});

/** More gold than heroes ever see: whatever is for sale is sold, and used in the small fights between. */
export function bazaar(_: number, dice: Dice): Tale {
  const heroes = anyHeroes(dice);
  const party: Party = Object.fromEntries(heroes.map((hero) => [hero, { gold: GOLD, life: LIFE, ...trophies(hero) }]));
  const skirmish = room('tomb', [{ monster: 'monster:zombie', count: 2 }, { monster: 'monster:pit-viper' }]);
  return { heroes, adventure: story([merchant, skirmish, merchant, skirmish, healer, skirmish], party) };
}
