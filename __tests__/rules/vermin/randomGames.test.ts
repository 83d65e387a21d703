import { whatIsWrong } from '../../../scripts/soak/catacombs/invariants';
import type { CatacombsSetup } from '../../../src/rules/catacombs';
import { randomStates } from '../catacombs/support/randomStates';

const COMMANDS = 700;
const THOROUGH_EVERY = 50;

const layout = { kind: 'line', roomsOfLevel: [4, 2, 1] } as const;
const BOXES: readonly (readonly [string, Partial<CatacombsSetup>])[] = [
  ['Vermin alone', { expansions: ['vermin'], layout }],
  ['Vermin and Soloth', { expansions: ['soloth', 'vermin'], layout, lord: 'lord:dragon' }],
];

describe.each(BOXES)('random games with %s', (_, setup) => {
  it.each([1, 2, 3, 4])('hold together, game %i', (seed) => {
    let count = 0;
    for (const state of randomStates(setup, seed, COMMANDS)) {
      expect([count, whatIsWrong(state, count % THOROUGH_EVERY === 0)]).toEqual([count, null]);
      count += 1;
    }
    expect(count).toBeGreaterThan(100);
  });
});
