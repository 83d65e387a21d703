import type { RuleOf } from '../types';

export const exploreLabyrinthRule: RuleOf<'exploreLabyrinth'> = {
  run: () => undefined,
};
