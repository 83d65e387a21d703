import { MONSTER_CARDS } from '../../content/monsters';
import type { Family } from '../../words/ids';
import type { Gear } from './gear';

const STRUCK: readonly Family[] = ['undead', 'infernal'];

/** Critical against Undead and Infernals. */
export const silverBolts: Gear = {
  id: 'equipment:silver-bolts',
  isBaneOf: ({ type }, { card }) => type === 'missile' && STRUCK.includes(MONSTER_CARDS[card].family),
};
