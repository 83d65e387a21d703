import * as fc from '../../../support/properties';
import { bearingOf, BEARINGS, boardPart, degreesOf, gapMm } from '../../../../src/ui/table/aim/bearing';

const at = (xMm: number, yMm: number) => ({ xMm, yMm });
const HERE = at(150, 225);
const BOARD = { widthMm: 300, heightMm: 450 };

describe('the bearing of a piece', () => {
  it.each([
    ['ahead', at(150, 25)],
    ['aheadRight', at(250, 125)],
    ['right', at(280, 225)],
    ['behindRight', at(250, 325)],
    ['behind', at(150, 425)],
    ['behindLeft', at(50, 325)],
    ['left', at(20, 225)],
    ['aheadLeft', at(50, 125)],
  ] as const)('is %s', (bearing, there) => {
    expect(bearingOf(HERE, there, 0)).toBe(bearing);
  });

  it('is the opposite one for whoever sits on the other side', () => {
    const number = fc.integer({ min: 0, max: 450 });
    fc.assert(
      fc.property(number, number, (x, y) => {
        fc.pre(x !== 150 || y !== 225);
        const mine = BEARINGS.indexOf(bearingOf(HERE, at(x, y), 0));
        const theirs = BEARINGS.indexOf(bearingOf(HERE, at(x, y), 2));
        expect((theirs - mine + 8) % 8).toBe(4);
      }),
    );
  });

  it('in degrees runs clockwise from straight ahead', () => {
    expect([degreesOf(0, -1, 0), degreesOf(1, 0, 0), degreesOf(-1, 0, 0)]).toEqual([0, 90, -90]);
    expect(degreesOf(0, 1, 0)).toBe(180);
    expect(degreesOf(-0, 1, 0)).toBe(180);
    expect(([0, 1, 2, 3] as const).map((turn) => degreesOf(1, 0, turn))).toEqual([90, 180, -90, 0]);
  });
});

describe('a distance', () => {
  it('is what lies between two rims, and nothing when they touch', () => {
    const disc = (xMm: number) => ({ xMm, yMm: 0, radiusMm: 10 });
    expect(gapMm(disc(0), disc(50))).toBe(30);
    expect(gapMm(disc(0), disc(20))).toBe(0);
    expect(gapMm(disc(0), disc(15))).toBe(0);
  });
});

it('a ninth of the board is named from the side on which one sits', () => {
  expect(boardPart(at(20, 30), BOARD, 0)).toBe('far.left');
  expect(boardPart(at(20, 30), BOARD, 2)).toBe('near.right');
  expect(boardPart(at(20, 30), BOARD, 1)).toBe('far.right');
  expect(boardPart(at(20, 30), BOARD, 3)).toBe('near.left');
  for (const turn of [0, 1, 2, 3] as const) expect(boardPart(HERE, BOARD, turn)).toBe('middle.centre');
});
