import { QUARTERS, type Quarters } from '../../src/lib';
import { candleOver, faceOf, type Ground } from '../../src/board/look/ground';
import { LIGHT } from '../../src/theme';

const BOARD = { widthMm: 300, heightMm: 450 };

/** Where a place on a board is seen, from the top left corner of what is seen, when it is turned once clockwise. */
const turnedOnce = ([xMm, yMm]: readonly [number, number], heightMm: number): readonly [number, number] => [
  heightMm - yMm,
  xMm,
];

function seenAt(place: readonly [number, number], quarter: Quarters): readonly [number, number] {
  const { widthMm, heightMm } = BOARD;
  return QUARTERS.slice(0, quarter).reduce<readonly [number, number]>(
    (at, turn) => turnedOnce(at, turn % 2 === 0 ? heightMm : widthMm),
    place,
  );
}

describe('the ground of a board', () => {
  it.each(QUARTERS)('turned %i times is lit from the upper left of what is seen', (quarter) => {
    const [xMm, yMm, highMm] = candleOver(BOARD, quarter);
    const [seenX, seenY] = LIGHT.positionMm;
    expect(seenAt([xMm, yMm], quarter)).toEqual([seenX, seenY]);
    expect(highMm).toBe(LIGHT.positionMm[2]);
  });

  it('with a face for each quarter turn shows that one', () => {
    const ground: Ground = { faces: [11, 12, 13, 14] };
    expect(QUARTERS.map((quarter) => faceOf(ground, quarter))).toEqual([11, 12, 13, 14]);
  });

  it('with one face turns with its light', () => {
    expect(QUARTERS.map((quarter) => faceOf({ faces: [7] }, quarter))).toEqual([7, 7, 7, 7]);
  });
});
