import { GOALS } from '../../../scripts/soak/coverage/goals';
import { Tally } from '../../../scripts/soak/coverage/tally';
import { soak } from '../../../scripts/soak/soak';

/** A sample of what `npm run soak` plays; any game that goes wrong throws, with its number and its record. */
const FAKE = 56;
const REAL = 6;

/** Few games of each box: of what is printed once, some comes up only in a soak of thousands. */
const MOST = 5 / 6;

it('whole games at random keep every invariant, and use most of what there is', () => {
  const tally = new Tally();
  for (const physics of ['fake', 'real'] as const) {
    const soaked = soak({ physics, from: 0, to: physics === 'fake' ? FAKE : REAL, every: 1 });
    expect(soaked.games).toBe(physics === 'fake' ? FAKE : REAL);
    expect(soaked.cutShort).toBeLessThan(soaked.games / 2);
    tally.merge(soaked.counts);
  }
  const goals = Object.values(GOALS).flat();
  expect(tally.missing().length).toBeLessThan(goals.length * (1 - MOST));
}, 120_000);
