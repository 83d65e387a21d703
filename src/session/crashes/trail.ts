import type { GameShelf } from '../../storage';

/** The last that was done in any game, for whoever wants to know how it came to a crash. */
export interface Trail {
  follow(steps: readonly string[]): void;
  /** The oldest first. */
  last(): readonly string[];
}

const LONGEST_TRAIL = 20;
const LONGEST_STEP = 400;

export function createTrail(): Trail {
  let steps: readonly string[] = [];
  return {
    follow(next) {
      steps = [...steps, ...next.map((step) => step.slice(0, LONGEST_STEP))].slice(-LONGEST_TRAIL);
    },
    last: () => steps,
  };
}

/** The same shelf; what is kept on it leaves a trail, whether there is room for it or not. */
export const trailed = (shelf: GameShelf, trail: Trail): GameShelf => ({
  ...shelf,
  keep(id, stepCount, steps, change) {
    trail.follow(steps);
    return shelf.keep(id, stepCount, steps, change);
  },
});
