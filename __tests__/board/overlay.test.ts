import * as fc from '../support/properties';
import { distance, QUARTERS } from '../../src/lib';
import { boardBox, projectionOf, wholeBoard } from '../../src/board/camera';
import { layFloats } from '../../src/board/overlay/layFloats';
import { laySeals, SEAL_RADIUS_PX } from '../../src/board/overlay/laySeals';
import { localPlace } from '../../src/board/overlay/localPlace';

const SHEET = { widthPx: 375, heightPx: 556 };
const BOARD = { widthMm: 300, heightMm: 450 };

const place = fc.record({
  x: fc.double({ min: 0, max: SHEET.widthPx, noNaN: true }),
  y: fc.double({ min: 0, max: SHEET.heightPx, noNaN: true }),
});

describe('a place of the board', () => {
  const screen = { widthPx: 460, heightPx: 460 };
  const seenAt = (eyes: (typeof QUARTERS)[number], lies: (typeof QUARTERS)[number]) => {
    const { frame } = boardBox(screen, BOARD, { eyes, lies });
    return localPlace({ xMm: 20, yMm: 30 }, projectionOf(wholeBoard(BOARD), frame, BOARD), frame);
  };

  it('is the same on a sheet over it for whoever looks, wherever they sit', () => {
    for (const lies of QUARTERS) {
      expect(new Set(QUARTERS.map((eyes) => JSON.stringify(seenAt(eyes, lies)))).size).toBe(1);
    }
  });

  it('is where it is seen on a sheet over a board that lies turned', () => {
    expect(QUARTERS.map((lies) => seenAt(0, lies))).toEqual([
      { x: 25, y: 35 },
      { x: 460 - 35, y: 25 },
      { x: 310 - 25, y: 460 - 35 },
      { x: 35, y: 310 - 25 },
    ]);
  });
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
  const ROOM = { heightPx: 600, risesPx: 26, textScale: 1 };
  const HEIGHT_PX = 34;
  const RADIUS_PX = 15;
  const float = (key: string, x: number, y: number) => ({ key, x, y, radiusPx: RADIUS_PX });
  type Laid = ReturnType<typeof layFloats<ReturnType<typeof float>>>[number];
  const spanOf = ({ side, edgeY }: Laid, heightPx = HEIGHT_PX) =>
    side === 'above' ? { top: edgeY - heightPx, bottom: edgeY } : { top: edgeY, bottom: edgeY + heightPx };

  it('is not written over what was said before', () => {
    const laid = layFloats(
      [float('a', 100, 200), float('b', 120, 190), float('c', 110, 205), float('far', 300, 200)],
      ROOM,
    );
    expect(laid.map(({ key, side, edgeY }) => [key, side, edgeY])).toEqual([
      ['a', 'above', 179],
      ['b', 'above', 145],
      ['c', 'above', 111],
      ['far', 'above', 179],
    ]);
  });

  it('is written below its disc where there is no room above it', () => {
    const laid = layFloats([float('a', 100, 40), float('b', 110, 44)], ROOM);
    expect(laid.map(({ side, edgeY }) => [side, edgeY])).toEqual([
      ['below', 61],
      ['below', 95],
    ]);
  });

  it('never stays on the way that another has gone by a hair of rounding', () => {
    for (const textScale of [1, 1.1, 1.3, 2]) {
      const near = [float('a', 100, 300.1), float('b', 110, 300.2), float('c', 120, 300.3)];
      const up = layFloats(near, { ...ROOM, textScale }).map(({ edgeY }) => (279.1 - edgeY) / textScale);
      for (const [step, px] of up.entries()) expect(px).toBeCloseTo(HEIGHT_PX * step, 6);
    }
  });

  it('is laid whatever its places are, over no other words and never over the disc that it tells of', () => {
    const place = fc.record({
      x: fc.double({ min: 0, max: 200, noNaN: true }),
      y: fc.oneof(
        fc.double({ min: 0, max: 600, noNaN: true }),
        fc.integer({ min: 0, max: 9 }).map((at) => at * 3.4),
      ),
    });
    const scales = fc.double({ min: 1, max: 2, noNaN: true });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 12 }), scales, (places, textScale) => {
        const floats = places.map(({ x, y }, index) => float(`${index}`, x, y));
        const laid = layFloats(floats, { ...ROOM, textScale });
        expect(laid.map(({ key, x }) => [key, x])).toEqual(floats.map(({ key, x }) => [key, x]));
        laid.forEach((one, index) => {
          const span = spanOf(one, HEIGHT_PX * textScale);
          expect(span.bottom <= one.y - RADIUS_PX || span.top >= one.y + RADIUS_PX).toBe(true);
          for (const other of laid.slice(0, index)) {
            const { top, bottom } = spanOf(other, HEIGHT_PX * textScale);
            const isBeside = Math.abs(other.x - one.x) >= 96 * textScale;
            expect(isBeside || span.top > bottom - 1e-5 || span.bottom < top + 1e-5).toBe(true);
          }
        });
      }),
      { numRuns: 2000 },
    );
  });

  it('has more room where words are larger', () => {
    const floats = [float('a', 100, 200), float('b', 250, 200)];
    expect(layFloats(floats, ROOM).map(({ edgeY }) => edgeY)).toEqual([179, 179]);
    expect(layFloats(floats, { ...ROOM, textScale: 2 }).map(({ edgeY }) => edgeY)).toEqual([179, 111]);
  });
});
