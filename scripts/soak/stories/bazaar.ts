import type { Dice } from '../dice';
import { anyHeroes, type Party } from './party';
import type { Tale } from './tale';
import { healer, merchant, room, story } from './told';

const GOLD = 2_500;
const LIFE = 3;

/** More gold than heroes ever see: whatever is for sale is sold, and used in the small fights between. */
export function bazaar(_: number, dice: Dice): Tale {
  const heroes = anyHeroes(dice);
  const party: Party = Object.fromEntries(heroes.map((hero) => [hero, { gold: GOLD, life: LIFE }]));
  const skirmish = room('tomb', [{ monster: 'monster:zombie', count: 2 }, { monster: 'monster:pit-viper' }]);
  return { heroes, adventure: story([merchant, skirmish, merchant, skirmish, healer, skirmish], party) };
}
