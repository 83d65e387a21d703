import { digestOf } from './digest';

describe('a digest', () => {
  it('is the same for the same bits', () => {
    const value = { at: 0.1 + 0.2, log: [['a', 1], null] };
    expect(digestOf(JSON.parse(JSON.stringify(value)))).toBe(digestOf(value));
  });

  it.each([
    ['the last bit of a number', [0.3], [0.1 + 0.2]],
    ['the sign of zero', [0], [-0]],
    ['the order of a list', [1, 2], [2, 1]],
    ['where a list ends', [[1], [2]], [[1, 2], []]],
    ['a key', { a: 1 }, { b: 1 }],
    ['a letter', ['ab'], ['ba']],
    ['what is missing', [null], [0]],
  ])('tells %s', (_, one, other) => {
    expect(digestOf(one)).not.toBe(digestOf(other));
  });
});
