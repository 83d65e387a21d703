import { FLOWN_GOALS } from '../../../scripts/soak/coverage/flownGoals';
import { GOALS, type Goals } from '../../../scripts/soak/coverage/goals';
import { Tally } from '../../../scripts/soak/coverage/tally';
import type { Physics } from '../../../scripts/soak/physics';
import { soak } from '../../../scripts/soak/soak';

/** Few games of each box: of what is printed once, some comes up only in a soak of thousands. */
interface Sample {
  readonly physics: Physics;
  readonly games: number;
  readonly goals: Goals;
  readonly most: number;
}

const countOf = (goals: Goals): number => Object.values(goals).flat().length;

/** A sample of what `npm run soak` plays; any game that goes wrong throws, with its number and its record. */
it.each<Sample>([
  { physics: 'fake', games: 48, goals: GOALS, most: 5 / 6 },
  { physics: 'real', games: 24, goals: FLOWN_GOALS, most: 3 / 5 },
])(
  'whole games with $physics physics keep every invariant, and use most of what there is',
  ({ physics, games, goals, most }) => {
    const soaked = soak({ physics, from: 0, to: games, every: 1 });
    expect(soaked.games).toBe(games);
    expect(soaked.cutShort).toBeLessThan(games / 2);
    const tally = new Tally();
    tally.merge(soaked.counts);
    expect(tally.missing(goals).length).toBeLessThan(countOf(goals) * (1 - most));
  },
  120_000,
);
