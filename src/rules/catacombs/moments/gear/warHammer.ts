import { MONSTER_CARDS } from '../../content/monsters';
import type { Gear } from './gear';

/** Critical against Undead (SOL-028). */
export const warHammer: Gear = {
  id: 'equipment:war-hammer',
  isBaneOf: ({ type }, { card }) => type === 'punch' && MONSTER_CARDS[card].family === 'undead',
};
