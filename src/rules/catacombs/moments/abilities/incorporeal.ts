import type { Ability } from './ability';

/** Nothing hurts it (SOL-183); off the board with it, and it is gone (SOL-180). */
export const incorporeal: Ability = {
  id: 'ability:incorporeal',
  whyNeverFrozen: 'SOL-113',
  whyUnharmedBy: () => 'SOL-183',
  isBanishedAtTheEdge: true,
};
