import { beyond, distanceOf, isSquarelyBeside, lineOf, reaches, touches } from '../../../src/rules/reign/grid';
import {
  columnOf,
  rowOf,
  squareAt,
  squareName,
  squareNamed,
  zoneOfSquare,
} from '../../../src/rules/reign/words/squares';
import { drawn, picture, type Picture } from './picture';

const near = (one: Picture, from: string, to: string) => [
  touches(one.ground, one.at(from), one.at(to)),
  reaches(one.ground, one.at(from), one.at(to)),
];

it('REIGN-338 a square has eight neighbours, and a name that is read again', () => {
  const room = drawn('#####\n#...#\n#.a.#\n#...#\n#####');
  const around = room.ground.squares.flatMap((_, index) => (touches(room.ground, room.at('a'), index) ? [index] : []));
  expect(room.shown(around)).toEqual(picture('#####\n#***#\n#*a*#\n#***#\n#####'));
  const square = squareAt(3, 10, 8);
  expect([squareName(square), squareNamed('3:10,8'), squareNamed('3:16,0')]).toEqual(['3:10,8', square, null]);
  expect([zoneOfSquare(square), columnOf(square), rowOf(square)]).toEqual([3, 10, 8]);
});

describe('REIGN-077, REIGN-086 diagonals', () => {
  it.each([
    ['free', '####\n#a.#\n#.b#\n####', [true, true]],
    ['an obstacle beside it', '####\n#ao#\n#.b#\n####', [true, false]],
    ['an obstacle on the other side', '####\n#a.#\n#ob#\n####', [true, false]],
    ['a wall beside it', '####\n#a##\n#.b#\n####', [true, false]],
    ['a table beside it', '####\n#a=#\n#.b#\n####', [true, true]],
    ['lava beside it', '####\n#aL#\n#.b#\n####', [true, true]],
    ['two squares off', '#####\n#a.b#\n#####', [false, false]],
  ])('%s', (_, rows, expected) => {
    const one = drawn(rows);
    expect(near(one, 'a', 'b')).toEqual(expected);
    expect(near(one, 'b', 'a')).toEqual(expected);
  });
});

describe('REIGN-366 beside a doorway', () => {
  const HALL = '###1###\n#.bac.#\n#.....#\n#######';
  const NEXT = '#######\n#.xyz.#\n###E###';

  it('an open one belongs to both zones, and its walls hinder nobody', () => {
    const joined = drawn(HALL, { '0:1': NEXT });
    for (const letter of ['a', 'b', 'c', 'x', 'y', 'z']) expect(near(joined, '0:1', letter)).toEqual([true, true]);
    for (const letter of ['x', 'y', 'z']) expect(near(joined, 'a', letter)).toEqual([false, false]);
  });

  it('an obstacle that is no wall hinders there as elsewhere', () => {
    const joined = drawn('###1###\n#.bo..#\n#######', { '0:1': NEXT });
    expect(near(joined, '0:1', 'b')).toEqual([true, false]);
  });

  it('a closed one is an obstacle, used from straight before it alone', () => {
    const joined = drawn(HALL, { '0:1': NEXT }, { shut: ['0:1'] });
    expect(near(joined, 'a', '0:1')).toEqual([true, false]);
    expect(['a', 'b', 'c'].map((from) => isSquarelyBeside(joined.ground, joined.at(from), joined.at('0:1')))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

it('REIGN-096 a diagonal counts as one square; what is no zone apart is measured across the doorway', () => {
  const joined = drawn('###1###\n#.....#\n#a...b#\n###E###', {
    '0:1': '###1###\n#c...d#\n###E###',
    '1:1': '###\n#z#\n#E#',
  });
  const far = (from: string, to: string) => distanceOf(joined.ground, joined.at(from), joined.at(to));
  expect([far('a', 'b'), far('a', 'c'), far('a', 'd'), far('a', '0:1')]).toEqual([4, 3, 4, 2]);
  expect(far('a', 'z')).toBe(Infinity);
});

describe('REIGN-130 back from the one who shoves', () => {
  it.each([
    ['a straight shove', '#####\n#...#\n#abc#\n#...#\n#####', '#####\n#..*#\n#ab*#\n#..*#\n#####'],
    ['a slanting one', '######\n#a...#\n#.b..#\n#....#\n######', '######\n#a...#\n#.b*.#\n#.**.#\n######'],
    ['not past an obstacle', '#####\n#..o#\n#ab.#\n#...#\n#####', '#####\n#..o#\n#ab*#\n#..*#\n#####'],
    ['not past a corner', '#####\n#.o.#\n#ab.#\n#...#\n#####', '#####\n#.o.#\n#ab*#\n#..*#\n#####'],
    ['into lava', '#####\n#..L#\n#abL#\n#..L#\n#####', '#####\n#..*#\n#ab*#\n#..*#\n#####'],
  ])('%s', (_, rows, expected) => {
    const one = drawn(rows);
    expect(one.shown(beyond(one.ground, one.at('a'), one.at('b')))).toEqual(picture(expected));
  });

  it('through a doorway, its walls no hindrance (REIGN-366)', () => {
    const joined = drawn('##1##\n#.a.#\n#####', { '0:1': '#####\n#xyz#\n##E##' });
    const squares = beyond(joined.ground, joined.at('a'), joined.at('0:1'));
    expect(joined.shown(squares, 1)).toEqual(picture('#####\n#***#\n##E##'));
  });
});

it('REIGN-132 a straight line goes on until something hinders it', () => {
  const one = drawn('#######\n#a.L.o#\n#.....#\n#######');
  expect(one.shown(lineOf(one.ground, one.at('a'), 2))).toEqual(picture('#######\n#a***o#\n#.....#\n#######'));
});
