import type { WORKSHOP_MONSTER_IDS } from '../../words/workshopIds';
import type { MonsterCard } from '../cards/monsterCard';

/** The cards of the workshop. */
export const WORKSHOP_MONSTERS: Readonly<Record<(typeof WORKSHOP_MONSTER_IDS)[number], MonsterCard>> = {};
