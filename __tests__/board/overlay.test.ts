import * as fc from '../support/properties';
import { distance } from '../../src/lib';
import { projectionOf, wholeBoard } from '../../src/board/camera';
import { layFloats } from '../../src/board/view/overlay/layFloats';
import { laySeals, SEAL_RADIUS_PX } from '../../src/board/view/overlay/laySeals';
import { localPlace } from '../../src/board/view/overlay/localPlace';

const SHEET = { widthPx: 375, heightPx: 556 };
const BOARD = { widthMm: 300, heightMm: 450 };

const place = fc.record({
  x: fc.double({ min: 0, max: SHEET.widthPx, noNaN: true }),
  y: fc.double({ min: 0, max: SHEET.heightPx, noNaN: true }),
});

it('a place is found again on a sheet that is turned with the board', () => {
  const [straight, turned] = [false, true].map((isTurned) => {
    const viewport = { widthPx: 310, heightPx: 460, isTurned };
    return localPlace({ xMm: 20, yMm: 30 }, projectionOf(wholeBoard(BOARD), viewport, BOARD), viewport);
  });
  expect(turned).toEqual(straight);
});

describe('the seals of the referee', () => {
  it('hide no contact and not one another, and stay on the sheet', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 14 }), (contacts) => {
        const seals = laySeals({ contacts, discs: [] }, SHEET).map(({ seal }) => seal);
        seals.forEach((seal, index) => {
          for (const contact of contacts) expect(distance(seal, contact)).toBeGreaterThan(SEAL_RADIUS_PX + 4);
          for (const other of seals.slice(index + 1)) {
            expect(distance(seal, other)).toBeGreaterThan(2 * SEAL_RADIUS_PX);
          }
          expect(Math.min(seal.x, seal.y)).toBeGreaterThanOrEqual(SEAL_RADIUS_PX);
          expect(Math.min(SHEET.widthPx - seal.x, SHEET.heightPx - seal.y)).toBeGreaterThanOrEqual(SEAL_RADIUS_PX);
        });
      }),
      { seed: 7, numRuns: 60 },
    );
  });

  it('keep to their contact where nothing is in the way', () => {
    const [only] = laySeals({ contacts: [{ x: 180, y: 300 }], discs: [] }, SHEET);
    expect(distance(only!.seal, only!.contact)).toBeLessThan(40);
  });

  it('leave the discs that met to be seen', () => {
    const discs = [
      { x: 166, y: 300, radiusPx: 14 },
      { x: 194, y: 300, radiusPx: 14 },
    ];
    const [only] = laySeals({ contacts: [{ x: 180, y: 300 }], discs }, SHEET);
    for (const disc of discs) expect(distance(disc, only!.seal)).toBeGreaterThan(disc.radiusPx + SEAL_RADIUS_PX);
  });
});

describe('what is said on the board', () => {
  it('is not written over what was said before', () => {
    const laid = layFloats([
      { key: 'a', x: 100, y: 200 },
      { key: 'b', x: 120, y: 190 },
      { key: 'c', x: 110, y: 205 },
      { key: 'far', x: 300, y: 200 },
    ]);
    expect(laid.map(({ key, y }) => [key, y])).toEqual([
      ['a', 200],
      ['b', 166],
      ['c', 132],
      ['far', 200],
    ]);
  });

  it('never stays on the way that another has gone by a hair of rounding', () => {
    const near = [
      { key: 'a', x: 100, y: 0.1 },
      { key: 'b', x: 110, y: 0.2 },
      { key: 'c', x: 120, y: 0.3 },
    ];
    for (const textScale of [1, 1.1, 1.3, 2]) {
      const up = layFloats(near, textScale).map(({ y }) => (0.1 - y) / textScale);
      for (const [step, px] of up.entries()) expect(px).toBeCloseTo(34 * step, 6);
    }
  });

  it('is laid whatever its places are, each above whoever came before it and no higher than they need', () => {
    const float = fc.record({
      x: fc.double({ min: 0, max: 200, noNaN: true }),
      y: fc.oneof(
        fc.double({ min: -60, max: 600, noNaN: true }),
        fc.integer({ min: 0, max: 9 }).map((at) => at * 3.4),
      ),
    });
    fc.assert(
      fc.property(
        fc.array(float, { maxLength: 12 }),
        fc.double({ min: 1, max: 2, noNaN: true }),
        (places, textScale) => {
          const floats = places.map((at, index) => ({ key: `${index}`, ...at }));
          const laid = layFloats(floats, textScale);
          expect(laid.map(({ key, x }) => [key, x])).toEqual(floats.map(({ key, x }) => [key, x]));
          laid.forEach((one, index) => {
            const highest = Math.min(places[index]!.y, ...laid.slice(0, index).map(({ y }) => y - 34 * textScale));
            expect(one.y).toBeLessThanOrEqual(places[index]!.y);
            expect(one.y).toBeGreaterThanOrEqual(highest - 1e-6);
            for (const other of laid.slice(0, index)) {
              const isBeside = Math.abs(other.x - one.x) >= 96 * textScale;
              expect(isBeside || Math.abs(other.y - one.y) > 34 * textScale - 1e-5).toBe(true);
            }
          });
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('has more room where words are larger', () => {
    const floats = [
      { key: 'a', x: 100, y: 200 },
      { key: 'b', x: 250, y: 200 },
    ];
    expect(layFloats(floats).map(({ y }) => y)).toEqual([200, 200]);
    expect(layFloats(floats, 2).map(({ y }) => y)).toEqual([200, 132]);
  });
});
