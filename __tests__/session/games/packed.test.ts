import { pack, unpack } from '../../../src/session/course/packed';

const disc = (xMm: number) => ({ id: 'monster:orc-1', xMm, yMm: 412.77464173929393, isFixed: false, ignores: [] });

describe('what is packed', () => {
  it.each([
    ['objects in lists in objects', { tables: [[disc(1), disc(2)], [disc(1)]], none: null, isSo: true }],
    [
      'texts that look like anything else',
      ['@1', '"', '-1', '1234567', 1234567, '[0]', 'true', true, '', 'null', null],
    ],
    ['lists and objects of nothing', [[], {}, [[]], [{}]]],
    [
      'names in another order',
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
    ],
    ['names with anything in them', [{ 'a\nb': 1 }, { a: 1, b: 1 }, { '': 'x' }]],
    ['a number by itself', -0.1234567891234],
    ['a text by itself', 'hero:barbarian'],
  ])('comes back: %s', (_what, value) => {
    expect(unpack(JSON.parse(JSON.stringify(pack(value))) as never)).toEqual(value);
  });

  it('leaves out what is undefined, as JSON does', () => {
    expect(unpack(pack({ a: 1, b: undefined }))).toEqual({ a: 1 });
  });

  it('says each thing once', () => {
    const once = JSON.stringify(pack([disc(1)])).length;
    const often = JSON.stringify(pack(Array.from({ length: 100 }, () => disc(1)))).length;
    expect(often).toBeLessThan(once + 100 * 6);
  });
});
