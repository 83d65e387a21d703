import type { Brain, Brains, Pondered } from '../../ai/core';
import type { Job } from '../game/thinker';

/** Who thinks of the game that the job names; null where nobody does. A job holds a question of its own game. */
export const brainOf = <P extends Pondered>(brains: Brains, { game }: Job<P>): Brain<P> | null =>
  (Object.entries(brains).find(([id]) => id === game)?.[1] as Brain<P> | undefined) ?? null;
