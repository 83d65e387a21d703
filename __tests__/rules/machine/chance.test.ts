import { nextBelow, seedChance, shuffled, type ChanceStream } from '../../../src/rules/machine';

const numbers = (stream: ChanceStream, bound: number, count: number): number[] => {
  const result: number[] = [];
  for (let rest = stream; result.length < count;) {
    const { value, stream: next } = nextBelow(rest, bound);
    result.push(value);
    rest = next;
  }
  return result;
};

it('a seed gives the same numbers for ever', () => {
  expect(numbers(seedChance(42).play, 1000, 6)).toEqual([456, 535, 78, 180, 384, 333]);
});

it('set-up and play are independent of one another', () => {
  const { setup, play } = seedChance(42);
  expect(numbers(setup, 1000, 20)).not.toEqual(numbers(play, 1000, 20));
});

it('goes on after JSON with the very next number', () => {
  const { stream } = nextBelow(seedChance(3).play, 10);
  expect(numbers(JSON.parse(JSON.stringify(stream)), 10, 50)).toEqual(numbers(stream, 10, 50));
});

it('every face of a die comes up about equally often', () => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const value of numbers(seedChance(5).play, 6, 60_000)) counts[value] = (counts[value] ?? 0) + 1;
  // Five standard deviations of a fair die.
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(460);
});

it('every order of three cards comes up about equally often', () => {
  const counts = new Map<string, number>();
  let stream = seedChance(6).setup;
  for (let round = 0; round < 12_000; round++) {
    const { value, stream: next } = shuffled(stream, ['a', 'b', 'c']);
    stream = next;
    counts.set(value.join(''), (counts.get(value.join('')) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  for (const count of counts.values()) expect(Math.abs(count - 2_000)).toBeLessThan(205);
});

it.each([0, -1, 1.5, Number.NaN, 2 ** 33])('there is no number below %s', (bound) => {
  expect(() => nextBelow(seedChance(1).play, bound)).toThrow('no number below');
});
