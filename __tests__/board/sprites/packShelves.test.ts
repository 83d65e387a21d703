import { array, assert, integer, property, record } from '../../support/properties';
import { packShelves, type Box, type Place } from '../../../src/board/sprites/packShelves';

const MAX_PX = 512;
const boxes = array(record({ widthPx: integer({ min: 1, max: 200 }), heightPx: integer({ min: 1, max: 200 }) }), {
  minLength: 1,
  maxLength: 40,
});

const overlap = (one: Box & Place, other: Box & Place): boolean =>
  one.xPx < other.xPx + other.widthPx &&
  other.xPx < one.xPx + one.widthPx &&
  one.yPx < other.yPx + other.heightPx &&
  other.yPx < one.yPx + one.heightPx;

describe('packShelves', () => {
  it('keeps every box inside and apart from every other', () => {
    assert(
      property(boxes, (given) => {
        const { widthPx, heightPx, places } = packShelves(given, MAX_PX);
        const placed = given.map((box, index) => ({ ...box, ...places[index]! }));
        for (const box of placed) {
          expect(box.xPx + box.widthPx).toBeLessThan(widthPx);
          expect(box.yPx + box.heightPx).toBeLessThan(heightPx);
        }
        placed.forEach((one, index) => {
          for (const other of placed.slice(index + 1)) expect(overlap(one, other)).toBe(false);
        });
        expect(widthPx).toBeLessThanOrEqual(MAX_PX);
      }),
    );
  });

  it('gives a picture of nothing a size as well', () => {
    const { widthPx, heightPx, places } = packShelves([], MAX_PX);
    expect(places).toEqual([]);
    expect(Math.min(widthPx, heightPx)).toBeGreaterThan(0);
  });

  it('wastes no shelf on boxes that fit on one', () => {
    const { heightPx } = packShelves(
      [
        { widthPx: 40, heightPx: 10 },
        { widthPx: 40, heightPx: 30 },
      ],
      MAX_PX,
    );
    expect(heightPx).toBe(34);
  });
});
