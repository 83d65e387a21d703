import { bellAt } from '../../src/ai/flicking/bell';
import { Dice } from '../../src/ai/core/dice';
import { EvenMishaps, mishapOf, type Mishap } from '../../src/ai/flicking/mishap';
import { seedChance } from '../../src/rules/machine';

const diceOf = (seed: number) => new Dice(seedChance(seed).play);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const spread = (values: readonly number[]): number => Math.sqrt(mean(values.map((value) => value * value)));

describe('a bell that is read off', () => {
  it.each([
    [0.5, 0],
    [0.8413, 1],
    [0.1587, -1],
    [0.9772, 2],
    [0.0228, -2],
  ])('%f of all values lie below %f', (share, value) => {
    expect(bellAt(share)).toBeCloseTo(value, 1);
  });

  it('rises with the share and ends where dice end', () => {
    const values = Array.from({ length: 999 }, (_, index) => bellAt((index + 1) / 1000));
    expect([...values].sort((a, b) => a - b)).toEqual(values);
    expect(bellAt(0)).toBeGreaterThan(-6);
    expect(bellAt(0.999999999)).toBeLessThan(6);
  });
});

/** How often a flick would go less than half as far aside as is usual, as so few of these say. */
const straightOf = (mishaps: readonly Mishap[]): number =>
  mean(mishaps.map(({ aside }) => (Math.abs(aside) < 0.5 ? 1 : 0)));
const STRAIGHT = 0.3829;

describe('mishaps that are laid out evenly', () => {
  const COUNT = 30;
  const evenOf = (seed: number) => {
    const even = new EvenMishaps(diceOf(seed));
    return Array.from({ length: COUNT }, (_, index) => even.at(index));
  };
  const seeds = Array.from({ length: 60 }, (_, seed) => seed);

  it('are as common as those of the dice', () => {
    const all = seeds.flatMap(evenOf);
    for (const of of ['aside', 'strength'] as const) {
      const values = all.map((one) => one[of]);
      expect(Math.abs(mean(values))).toBeLessThan(0.05);
      expect(spread(values)).toBeGreaterThan(0.95);
      expect(spread(values)).toBeLessThan(1.05);
    }
    expect(mean(all.map(({ slip }) => (slip < 0.05 ? 1 : 0)))).toBeCloseTo(0.05, 1);
    // Who goes astray is not who goes too far.
    expect(Math.abs(mean(all.map(({ aside, strength }) => aside * strength)))).toBeLessThan(0.1);
  });

  it('say more than as many by chance', () => {
    const dicedOf = (seed: number) => {
      const dice = diceOf(seed);
      return Array.from({ length: COUNT }, () => mishapOf(dice));
    };
    const even = spread(seeds.map((seed) => straightOf(evenOf(seed)) - STRAIGHT));
    const diced = spread(seeds.map((seed) => straightOf(dicedOf(seed)) - STRAIGHT));
    expect(even).toBeLessThan(diced / 2);
  });

  it('are the same again, whoever asks first', () => {
    const even = new EvenMishaps(diceOf(3));
    const last = even.at(7);
    even.at(1);
    expect(even.at(7)).toEqual(last);
  });
});
