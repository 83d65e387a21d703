import { MONSTER_CARDS } from '../../content/monsters';
import type { Gear } from './gear';

/** Critical against Infernals. */
export const sunMace: Gear = {
  id: 'equipment:sun-mace',
  isBaneOf: ({ type }, { card }) => type === 'punch' && MONSTER_CARDS[card].family === 'infernal',
};
