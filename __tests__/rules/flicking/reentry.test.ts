import { placeBackInside, type Occupant } from '../../../src/rules/flicking/reentry';

const BOARD = { widthMm: 300, heightMm: 450 };
const at = (xMm: number, yMm: number, radiusMm = 12): Occupant => ({ xMm, yMm, radiusMm });

describe('BASE-181: a disc that left', () => {
  it.each([
    { over: 'the left edge', from: at(0, 200), place: { xMm: 12, yMm: 200 } },
    { over: 'the right edge', from: at(300, 200), place: { xMm: 288, yMm: 200 } },
    { over: 'the top edge', from: at(140, 0), place: { xMm: 140, yMm: 12 } },
    { over: 'the bottom edge', from: at(140, 450), place: { xMm: 140, yMm: 438 } },
    { over: 'a corner', from: at(2, 0), place: { xMm: 12, yMm: 12 } },
    { over: 'the right edge by its rim', from: at(295, 200), place: { xMm: 288, yMm: 200 } },
  ])('over $over comes back tangent to it at its point', ({ from, place }) => {
    expect(placeBackInside(BOARD, from, [])).toEqual([place]);
  });

  it('slides along the edge to the nearest free place when its own is taken', () => {
    const [place, ...others] = placeBackInside(BOARD, at(0, 200), [at(12, 195)]);
    expect(others).toEqual([]);
    expect(place).toEqual({ xMm: 12, yMm: 219 });
  });

  it('leaves the choice to the owner when two places are equally near', () => {
    expect(placeBackInside(BOARD, at(0, 200), [at(12, 200)])).toEqual([
      { xMm: 12, yMm: 176 },
      { xMm: 12, yMm: 224 },
    ]);
  });

  it('may touch others, and passes a gap that is too narrow', () => {
    const others = [at(12, 200), at(12, 240), at(12, 160)];
    // 16 mm are free on either side, a disc of 12 mm needs 24: it goes beyond the neighbours.
    expect(placeBackInside(BOARD, at(0, 200), others)).toEqual([
      { xMm: 12, yMm: 136 },
      { xMm: 12, yMm: 264 },
    ]);
  });

  it('looks past a disc that only reaches into the row', () => {
    const [place] = placeBackInside(BOARD, at(0, 200), [at(30, 202)]);
    expect(place?.xMm).toBe(12);
    expect(place?.yMm).toBeCloseTo(202 - Math.sqrt(24 * 24 - 18 * 18), 12);
  });

  it('goes round the corner when its whole edge is full', () => {
    const wall = Array.from({ length: 19 }, (_, k) => at(12, 9 + 24 * k));
    const [place] = placeBackInside(BOARD, at(0, 20), wall);
    expect(place?.yMm).toBe(12);
    expect(place?.xMm).toBeGreaterThan(30);
  });

  it('goes a row further in when all edges are full, and says so when there is no room at all', () => {
    const ring = (depth: number) => [
      ...Array.from({ length: 40 }, (_, k) => at(depth, 5 + 11.5 * k)),
      ...Array.from({ length: 40 }, (_, k) => at(300 - depth, 5 + 11.5 * k)),
      ...Array.from({ length: 27 }, (_, k) => at(5 + 11.5 * k, depth)),
      ...Array.from({ length: 27 }, (_, k) => at(5 + 11.5 * k, 450 - depth)),
    ];
    const [place] = placeBackInside(BOARD, at(0, 200), ring(12));
    expect(place?.xMm).toBeGreaterThanOrEqual(36);
    const everywhere = Array.from({ length: 30 * 45 }, (_, k) => at((k % 30) * 10, Math.floor(k / 30) * 10));
    expect(placeBackInside(BOARD, at(0, 200), everywhere)).toEqual([]);
  });
});
