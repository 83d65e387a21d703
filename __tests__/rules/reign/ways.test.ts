import { BARRED, CROSSED, SHUNNED, waysFrom, waysOver, type Ways } from '../../../src/rules/reign/grid';
import { drawn, picture, type Picture } from './picture';

/** f: a friend, or somebody who lies there; e: an adversary; t: a trap that is known. */
function walker({ ground, all }: Picture, stride: number, points: number) {
  const traffic = new Uint8Array(ground.squares.length);
  for (const index of all('f')) traffic[index] = CROSSED;
  for (const index of all('e')) traffic[index] = BARRED;
  for (const index of all('t')) traffic[index] = SHUNNED;
  return { traffic, stride, points };
}

const walked = (one: Picture, points: number, stride = 1): Ways =>
  waysFrom(one.ground, one.at('a'), walker(one, stride, points));
const shown = (one: Picture, ways: Ways) => one.shown(ways.ends);

it('REIGN-076 a point is a step, or two at a run, in all directions', () => {
  const rows = '#######\n#.....#\n#.....#\n#..a..#\n#.....#\n#.....#\n#######';
  const one = drawn(rows);
  expect(shown(one, walked(one, 1))).toEqual(picture('#######\n#.....#\n#.***.#\n#.*a*.#\n#.***.#\n#.....#\n#######'));
  expect(shown(one, walked(one, 1, 2))).toEqual(
    picture('#######\n#*****#\n#*****#\n#**a**#\n#*****#\n#*****#\n#######'),
  );
});

it('REIGN-077, REIGN-208 not past corners, not onto chests, lava or marsh', () => {
  const one = drawn('#####\n#ao.#\n#.=.#\n#LW.#\n#####');
  expect(shown(one, walked(one, 1))).toEqual(picture('#####\n#ao.#\n#*=.#\n#LW.#\n#####'));
});

it('REIGN-208 a table does not hinder a diagonal step', () => {
  const one = drawn('####\n#a=#\n#Lb#\n####');
  expect(walked(one, 1).ends).toEqual([one.at('b')]);
});

describe('REIGN-078 past a friend', () => {
  it('onto a free square behind, for two points, never onto the friend', () => {
    const one = drawn('######\n#afb.#\n######');
    expect(walked(one, 1).ends).toEqual([]);
    const ways = walked(one, 2);
    expect(ways.ends).toEqual([one.at('b')]);
    expect(ways.legsTo(one.at('b'))).toEqual([{ squares: [one.at('f'), one.at('b')], cost: 2 }]);
    expect(walked(one, 3).costTo(one.at('b') + 1)).toBe(3);
  });

  it('not past two, and no running past', () => {
    expect(walked(drawn('#######\n#aff.b#\n#######'), 9).ends).toEqual([]);
    const one = drawn('######\n#afb.#\n######');
    expect(walked(one, 1, 2).ends).toEqual([]);
    expect(walked(one, 2, 2).costTo(one.at('b'))).toBe(2);
  });

  it('between runs: a step to the friend, over, and on', () => {
    const one = drawn('########\n#a..f.b#\n########');
    expect(
      walked(one, 5, 2)
        .legsTo(one.at('b'))
        .map(({ squares, cost }) => [squares.length, cost]),
    ).toEqual([
      [2, 1],
      [2, 2],
      [1, 1],
    ]);
  });
});

it('REIGN-079 an adversary is gone round', () => {
  const one = drawn('#######\n#ae.b.#\n#.....#\n#######');
  const way = walked(one, 9)
    .legsTo(one.at('b'))
    .flatMap(({ squares }) => squares);
  expect(one.shown(way)).toEqual(picture('#######\n#ae.*.#\n#.**..#\n#######'));
});

it('REIGN-217, REIGN-220 a known trap or an open hole is walked onto, never over', () => {
  const one = drawn('######\n#at.b#\n######');
  expect(one.shown(walked(one, 9).ends)).toEqual(picture('######\n#a*.b#\n######'));
  expect(walked(drawn('#####\n#.a.#\n#.t.#\n#####'), 1, 2).ends).toHaveLength(5);
});

it('REIGN-226 a run touches no bridge: its squares are walked one by one', () => {
  const one = drawn('########\n#LLLLLL#\n#a.BB.b#\n#LLLLLL#\n########');
  expect(
    walked(one, 9, 2)
      .legsTo(one.at('b'))
      .map(({ squares }) => squares.length),
  ).toEqual([1, 1, 1, 1, 1]);
  const past = drawn('########\n#a.....#\n#LLBLLL#\n########');
  expect(walked(past, 1, 2).ends.map((end) => past.ground.squares[end])).toHaveLength(2);
});

it('REIGN-245 an exit behind which nothing is laid ends the way', () => {
  const one = drawn('#1#\n#.#\n#a#\n###', {}, { unlaid: ['0:1'] });
  expect(one.shown(walked(one, 9).ends)).toEqual(picture('#*#\n#*#\n#a#\n###'));
  const laid = drawn('#1#\n#.#\n#a#\n###', { '0:1': '#####\n#...#\n##E##' });
  expect(laid.shown(walked(laid, 4).ends, 1)).toEqual(picture('#####\n#***#\n##E##'));
});

describe('REIGN-166 flight', () => {
  const over = (one: Picture, points: number) => waysOver(one.ground, one.at('a'), walker(one, 2, points), 'flying');

  it('passes over characters, holes, lava and marsh, and ends on a free square', () => {
    const one = drawn('#########\n#aetLWf.#\n#########');
    expect(one.shown(over(one, 2).ends)).toEqual(picture('#########\n#aetLWf.#\n#########'));
    expect(one.shown(over(one, 3).ends)).toEqual(picture('#########\n#aetLWf*#\n#########'));
  });

  it('not over obstacles', () => {
    expect(over(drawn('######\n#ao.b#\n######'), 9).ends).toEqual([]);
  });
});

it('REIGN-172 who has no body goes through walls and characters, onto a free square', () => {
  const one = drawn('########\n#aoe#.b#\n#oooooo#\n########');
  const ways = waysOver(one.ground, one.at('a'), walker(one, 1, 5), 'ghostly');
  expect(one.shown(ways.ends)).toEqual(picture('########\n#aoe#**#\n#oooooo#\n########'));
  expect(ways.costTo(one.at('b'))).toBe(5);
});
