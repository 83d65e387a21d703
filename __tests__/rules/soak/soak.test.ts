import { Tally } from '../../../scripts/soak/coverage/tally';
import { soak } from '../../../scripts/soak/soak';

/** A sample of what `npm run soak` plays; any game that goes wrong throws, with its number and its record. */
const FAKE = 56;
const REAL = 6;

it('whole games at random keep every invariant, and use almost everything', () => {
  const tally = new Tally();
  for (const physics of ['fake', 'real'] as const) {
    const soaked = soak({ physics, from: 0, to: physics === 'fake' ? FAKE : REAL, every: 1 });
    expect(soaked.games).toBe(physics === 'fake' ? FAKE : REAL);
    expect(soaked.cutShort).toBeLessThan(soaked.games / 2);
    tally.merge(soaked.counts);
  }
  expect(tally.missing().length).toBeLessThanOrEqual(8);
}, 120_000);
