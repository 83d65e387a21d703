import * as fc from '../support/properties';
import {
  boardBox,
  doubleTapped,
  limited,
  pinched,
  projectionOf,
  toBoard,
  toScreen,
  wholeBoard,
  type Camera,
  type Viewport,
} from '../../src/board/camera';
import { MARGIN_MM, MOST_ZOOM } from '../../src/board/camera/camera';

const BOARD = { widthMm: 300, heightMm: 450 };
const PHONE: Viewport = { widthPx: 390, heightPx: 700 };
const TABLET: Viewport = { widthPx: 1180, heightPx: 700 };

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const viewports: fc.Arbitrary<Viewport> = fc.record({
  widthPx: number(200, 2000),
  heightPx: number(200, 2000),
});
const cameras: fc.Arbitrary<Camera> = fc.record({
  zoom: number(0.1, 9),
  xMm: number(-500, 900),
  yMm: number(-500, 900),
});
const points = fc.record({ x: number(0, 2000), y: number(0, 2000) });

const edges = (camera: Camera, viewport: Viewport) => {
  const projection = projectionOf(camera, viewport, BOARD);
  const first = toScreen(projection, { x: -MARGIN_MM, y: -MARGIN_MM });
  const last = toScreen(projection, { x: BOARD.widthMm + MARGIN_MM, y: BOARD.heightMm + MARGIN_MM });
  return {
    left: Math.min(first.x, last.x),
    top: Math.min(first.y, last.y),
    right: Math.max(first.x, last.x),
    bottom: Math.max(first.y, last.y),
  };
};

describe('the whole board', () => {
  it.each([PHONE, TABLET])(
    'with its margin fills one direction of the screen and lies in the middle of the other',
    (viewport) => {
      const { left, top, right, bottom } = edges(wholeBoard(BOARD), viewport);
      expect(left).toBeCloseTo(viewport.widthPx - right, 9);
      expect(top).toBeCloseTo(viewport.heightPx - bottom, 9);
      expect(Math.min(left, top)).toBeCloseTo(0, 9);
      expect(Math.max(left, top)).toBeGreaterThan(0);
    },
  );
});

describe('the way between screen and board', () => {
  it('leads back to where it began', () => {
    fc.assert(
      fc.property(cameras, viewports, points, (camera, viewport, point) => {
        const projection = projectionOf(camera, viewport, BOARD);
        const back = toScreen(projection, toBoard(projection, point));
        expect(back.x).toBeCloseTo(point.x, 6);
        expect(back.y).toBeCloseTo(point.y, 6);
      }),
    );
  });
});

describe('limits', () => {
  it('never show more than the margin beside a board that could cover the screen', () => {
    fc.assert(
      fc.property(cameras, viewports, (camera, viewport) => {
        const { left, top, right, bottom } = edges(camera, viewport);
        if (right - left >= viewport.widthPx) {
          expect(left).toBeLessThanOrEqual(1e-6);
          expect(right).toBeGreaterThanOrEqual(viewport.widthPx - 1e-6);
        } else expect(left).toBeCloseTo(viewport.widthPx - right, 6);
        if (bottom - top >= viewport.heightPx) {
          expect(top).toBeLessThanOrEqual(1e-6);
          expect(bottom).toBeGreaterThanOrEqual(viewport.heightPx - 1e-6);
        } else expect(top).toBeCloseTo(viewport.heightPx - bottom, 6);
      }),
    );
  });

  it('keep a camera that is within them', () => {
    fc.assert(
      fc.property(cameras, viewports, (camera, viewport) => {
        const once = limited(camera, viewport, BOARD);
        const twice = limited(once, viewport, BOARD);
        expect(twice.zoom).toBe(once.zoom);
        expect(twice.xMm).toBeCloseTo(once.xMm, 9);
        expect(twice.yMm).toBeCloseTo(once.yMm, 9);
        expect(once.zoom).toBeGreaterThanOrEqual(1);
        expect(once.zoom).toBeLessThanOrEqual(MOST_ZOOM);
      }),
    );
  });
});

describe('a pinch', () => {
  it('keeps the board under the fingers, away from the limits', () => {
    const camera = { zoom: 2, xMm: 150, yMm: 225 };
    const from = { x: 190, y: 360 };
    const to = { x: 200, y: 350 };
    const before = toBoard(projectionOf(camera, PHONE, BOARD), from);
    const after = toBoard(projectionOf(pinched(camera, { factor: 1.5, from, to }, PHONE, BOARD), PHONE, BOARD), to);
    expect(after.x).toBeCloseTo(before.x, 9);
    expect(after.y).toBeCloseTo(before.y, 9);
  });

  it('in small steps comes to the same as in one', () => {
    const at = { x: 100, y: 300 };
    const start = wholeBoard(BOARD);
    const step = { factor: 1.1, from: at, to: at };
    const small = [1, 2, 3, 4].reduce((camera) => pinched(camera, step, PHONE, BOARD), start);
    const whole = pinched(start, { factor: 1.1 ** 4, from: at, to: at }, PHONE, BOARD);
    expect(small.zoom).toBeCloseTo(whole.zoom, 9);
  });
});

describe('a double tap', () => {
  it('makes the smallest disc as wide as a finger, at the place that was tapped', () => {
    const at = { x: 195, y: 350 };
    const before = toBoard(projectionOf(wholeBoard(BOARD), PHONE, BOARD), at);
    const closer = doubleTapped(wholeBoard(BOARD), at, PHONE, BOARD);
    const projection = projectionOf(closer, PHONE, BOARD);
    expect(12 * projection.pxPerMm).toBeCloseTo(44, 9);
    expect(toBoard(projection, at).x).toBeCloseTo(before.x, 9);
    expect(toBoard(projection, at).y).toBeCloseTo(before.y, 9);
  });

  it('goes back to the whole board from any closer look', () => {
    expect(doubleTapped({ zoom: 1.3, xMm: 100, yMm: 100 }, { x: 5, y: 5 }, PHONE, BOARD)).toEqual(wholeBoard(BOARD));
  });
});

it('shows the same place when the screen is turned', () => {
  const camera = { zoom: 2.5, xMm: 150, yMm: 200 };
  const upright = projectionOf(camera, PHONE, BOARD);
  const turned = projectionOf(camera, { widthPx: 700, heightPx: 390 }, BOARD);
  expect(toBoard(upright, { x: 195, y: 350 })).toEqual({ x: 150, y: 200 });
  expect(toBoard(turned, { x: 350, y: 195 }).x).toBeCloseTo(150, 9);
});

describe('the box of the board', () => {
  it.each([
    ['a phone', 390, 600],
    ['a tablet on its side', 1180, 820],
    ['a small phone', 360, 400],
  ])('lies in the middle of %s, on whole points, and holds the board with its margin', (_, widthPx, heightPx) => {
    const box = boardBox({ widthPx, heightPx }, BOARD);
    const { leftPx, topPx, ...size } = box;
    for (const value of [leftPx, topPx, size.widthPx, size.heightPx]) expect(Number.isInteger(value)).toBe(true);
    expect(Math.abs(box.leftPx - (widthPx - box.widthPx - box.leftPx))).toBeLessThanOrEqual(1);
    expect(Math.abs(box.topPx - (heightPx - box.heightPx - box.topPx))).toBeLessThanOrEqual(1);
    expect(box.widthPx).toBeLessThanOrEqual(widthPx);
    expect(box.heightPx).toBeLessThanOrEqual(heightPx);
    expect(box.widthPx / box.heightPx).toBeCloseTo((300 + 2 * MARGIN_MM) / (450 + 2 * MARGIN_MM), 2);
    const inside = projectionOf(wholeBoard(BOARD), box, BOARD);
    const corner = toScreen(inside, { x: 300, y: 450 });
    expect(corner.x).toBeLessThanOrEqual(box.widthPx);
    expect(corner.y).toBeLessThanOrEqual(box.heightPx);
  });
});

describe('walls around a board', () => {
  const WALLED = { widthMm: 610, heightMm: 355, rimMm: 17 };

  it('are in sight on every side when the whole board is', () => {
    fc.assert(
      fc.property(viewports, (viewport) => {
        const projection = projectionOf(wholeBoard(WALLED), viewport, WALLED);
        const corners = [toScreen(projection, { x: -17, y: -17 }), toScreen(projection, { x: 627, y: 372 })];
        for (const { x, y } of corners) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(viewport.widthPx);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(viewport.heightPx);
        }
      }),
    );
  });

  it('can be brought to the middle of a closer look as far as their outer edge', () => {
    const near = limited({ zoom: 4, xMm: -500, yMm: -500 }, PHONE, WALLED);
    const { x, y } = toBoard(projectionOf(near, PHONE, WALLED), { x: 0, y: 0 });
    expect([Math.round(x), Math.round(y)]).toEqual([-17 - MARGIN_MM, -17 - MARGIN_MM]);
  });

  it('do not move what has none', () => {
    fc.assert(
      fc.property(cameras, viewports, (camera, viewport) => {
        expect(projectionOf(camera, viewport, { ...BOARD, rimMm: 0 })).toEqual(projectionOf(camera, viewport, BOARD));
      }),
    );
  });
});
