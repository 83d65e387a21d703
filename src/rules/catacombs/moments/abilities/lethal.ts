import type { Ability } from './ability';

/** It doubles the cards that its poison draws; by itself it draws nothing (VERM-124, VERM-126). */
export const lethal: Ability = { id: 'ability:lethal', poisonCards: 2 };
