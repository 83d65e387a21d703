import { FOE, FRIEND, NOBODY, sees } from '../../../src/rules/reign/grid';
import { squareAt } from '../../../src/rules/reign/words/squares';
import { drawn, type Picture } from './picture';

/** f: a friend of a, who looks; e: a foe. */
function figuresOf({ ground, all }: Picture): Uint8Array {
  const figures = new Uint8Array(ground.squares.length).fill(NOBODY);
  for (const index of all('f')) figures[index] = FRIEND;
  for (const index of all('e')) figures[index] = FOE;
  return figures;
}

const looks = (one: Picture, from: string, to: string, limit = Infinity): boolean =>
  sees(one.ground, one.at(from), one.at(to), { figures: figuresOf(one), limit });

const both = (one: Picture): readonly boolean[] => [looks(one, 'a', 'b'), looks(one, 'b', 'a')];

describe('REIGN-097, REIGN-098 what a segment crosses', () => {
  it.each([
    ['nothing, along a row', '#####\n#a.b#\n#####', true],
    ['an obstacle on the row', '#####\n#aob#\n#####', false],
    ['a wall on the row', '#####\n#a#b#\n#####', false],
    ['a chest, a table, a well', '#####\n#a=b#\n#####', true],
    ['lava and marsh', '######\n#aLWb#\n######', true],
    ['a corner of one obstacle', '####\n#ao#\n#.b#\n####', true],
    ['a gap between two obstacles at a corner', '####\n#ao#\n#ob#\n####', false],
    ['a wall and an obstacle at a corner', '####\n#a##\n#ob#\n####', false],
    ['a corner far off', '#####\n#a..#\n#.o.#\n#..b#\n#####', false],
    ['corners of obstacles on both sides, one after the other', '#####\n#ao.#\n#...#\n#.ob#\n#####', true],
    ['the slope of a knight past one obstacle', '#####\n#ao.#\n#..b#\n#####', false],
    ['the slope of a knight past the other', '#####\n#a..#\n#.ob#\n#####', false],
    ['the slope of a knight, free', '#####\n#a..#\n#o.b#\n#####', true],
    ['a long slope', '#######\n#a....#\n#...o.#\n#....b#\n#######', false],
    ['a long slope, free', '#######\n#a....#\n#o....#\n#.o..b#\n#######', true],
  ])('%s', (_, rows, isSeen) => {
    expect(both(drawn(rows))).toEqual([isSeen, isSeen]);
  });
});

describe('REIGN-097 past other characters', () => {
  it('not past a foe', () => {
    expect(both(drawn('#####\n#aeb#\n#####'))).toEqual([false, false]);
  });

  it('past a friend beside the one who looks, and not past one further on', () => {
    const row = drawn('######\n#af.b#\n######');
    expect(looks(row, 'a', 'b')).toBe(true);
    expect(looks(row, 'b', 'a')).toBe(false);
  });

  it('past a friend beside at a corner, not past a second one behind', () => {
    expect(looks(drawn('#####\n#a..#\n#.f.#\n#..b#\n#####'), 'a', 'b')).toBe(true);
    expect(looks(drawn('######\n#aff.#\n#...b#\n######'), 'a', 'b')).toBe(true);
    expect(looks(drawn('#######\n#aff.b#\n#######'), 'a', 'b')).toBe(false);
  });

  it('a character is no obstacle: between two at a corner one sees', () => {
    expect(both(drawn('####\n#ae#\n#eb#\n####'))).toEqual([true, true]);
  });

  it('whom characters hide nothing from sees past them, never through a wall', () => {
    const crowd = drawn('#######\n#aef.b#\n#####.#\n#c....#\n#######');
    const freely = { figures: null, limit: Infinity };
    expect(sees(crowd.ground, crowd.at('a'), crowd.at('b'), freely)).toBe(true);
    expect(sees(crowd.ground, crowd.at('a'), crowd.at('c'), freely)).toBe(false);
  });
});

it('sight may be limited to so many squares', () => {
  const hall = drawn('########\n#a...cb#\n########');
  expect(looks(hall, 'a', 'c', 4)).toBe(true);
  expect(looks(hall, 'a', 'b', 4)).toBe(false);
});

describe('REIGN-366 through a doorway', () => {
  const HALL = '#####1#\n#..p..#\n#a...b#\n#######';
  const NEXT = '#######\n#v...w#\n#..x..#\n###E###';

  it('into the next zone by the gap alone, both ways', () => {
    const joined = drawn(HALL, { '0:1': NEXT });
    const seen = (to: string, from = 'b') => [looks(joined, from, to), looks(joined, to, from)];
    expect(seen('x')).toEqual([true, true]);
    expect(seen('v')).toEqual([false, false]);
    expect(seen('x', 'a')).toEqual([false, false]);
    expect(seen('0:1', 'a')).toEqual([false, false]);
    expect(seen('0:1', 'b')).toEqual([true, true]);
    expect(seen('0:1', 'p')).toEqual([false, false]);
  });

  it('from a doorway one sees both its zones', () => {
    const joined = drawn(HALL, { '0:1': NEXT });
    for (const to of ['b', 'x', 'v', 'w']) expect([to, looks(joined, '0:1', to)]).toEqual([to, true]);
  });

  it('a closed door hides what lies behind, an open one does not', () => {
    const shut = drawn(HALL, { '0:1': NEXT }, { shut: ['0:1'] });
    expect(looks(shut, 'b', 'x')).toBe(false);
    expect(looks(shut, 'b', '0:1')).toBe(true);
  });

  it.each([
    ['east', '#####\n#...#\n#a..1\n#...#\n#####'],
    ['west', '#####\n#...#\n1..a#\n#...#\n#####'],
    ['south', '#####\n#.a.#\n#...#\n#...#\n##1##'],
    ['north', '##1##\n#...#\n#...#\n#.a.#\n#####'],
  ])('the new zone is turned so that it lies to the %s', (_, hall) => {
    const joined = drawn(hall, { '0:1': '#####\n#t.u#\n#.v.#\n##E##' });
    expect(['t', 'u', 'v'].map((to) => looks(joined, 'a', to))).toEqual([false, false, true]);
  });

  it('two zones on: seen from the doorway between, from nowhere before it', () => {
    const lane = '###1###\n#..m..#\n###E###';
    const joined = drawn('###1###\n#..a..#\n#######', { '0:1': lane, '1:1': '#######\n#..z..#\n###E###' });
    expect(looks(joined, 'a', 'z')).toBe(false);
    expect(looks(joined, 'm', 'z')).toBe(true);
    expect(looks(joined, '0:1', 'z')).toBe(true);
    expect(looks(joined, 'a', '1:1')).toBe(true);
  });

  it('out of another door in the same wall nobody looks into the zone before', () => {
    const breach = squareAt(1, 1, 3);
    const joined = drawn(
      '###1###\n#.abc.#\n#######',
      { '0:1': '#######\n#.....#\n#.....#\n###E###' },
      { breaches: [breach] },
    );
    const from = joined.ground.indexOf[breach] ?? -1;
    for (const to of ['a', 'b', 'c']) {
      expect(sees(joined.ground, from, joined.at(to), { figures: null, limit: Infinity })).toBe(false);
    }
  });
});
