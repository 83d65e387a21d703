import * as fc from '../support/properties';
import { isAcross, QUARTERS, together, turnedBack, turnedBy, undone, vec2 } from '../../src/lib';
import {
  boardBox,
  liesIn,
  placeInFrame,
  placeTurned,
  projectionOf,
  sizeTurned,
  toScreen,
  turnOf,
  UPRIGHT,
  wholeBoard,
  type Viewport,
} from '../../src/board/camera';
import { glassRound } from '../../src/board/flicking/useGlass';

const BOARD = { widthMm: 300, heightMm: 450 };
const ARENA = { widthMm: 610, heightMm: 355, rimMm: 17 };
const PHONE: Viewport = { widthPx: 390, heightPx: 700 };

const quarters = fc.constantFrom(...QUARTERS);
const whole = fc.integer({ min: -2000, max: 2000 });
const viewports = fc.record({
  widthPx: fc.integer({ min: 200, max: 2000 }),
  heightPx: fc.integer({ min: 200, max: 2000 }),
});

describe('quarter turns', () => {
  it('take what points upwards to the right, down, to the left', () => {
    expect(QUARTERS.map((turn) => turnedBy(vec2(0, -1), turn))).toEqual([
      vec2(0, -1),
      vec2(1, 0),
      vec2(0, 1),
      vec2(-1, 0),
    ]);
  });

  it('are undone, and one after the other are one', () => {
    fc.assert(
      fc.property(whole, whole, quarters, quarters, (x, y, one, other) => {
        const way = vec2(x + 0, y + 0);
        expect(turnedBack(turnedBy(way, one), one)).toEqual(way);
        expect(turnedBy(turnedBy(way, one), other)).toEqual(turnedBy(way, together(one, other)));
        expect(together(one, undone(one))).toBe(0);
      }),
    );
  });

  it('of a picture take each of its corners to the next one', () => {
    const corners = [vec2(0, 0), vec2(390, 0), vec2(390, 700), vec2(0, 700)];
    for (const turn of QUARTERS) {
      const { widthPx, heightPx } = sizeTurned(PHONE, turn);
      const seen = [vec2(0, 0), vec2(widthPx, 0), vec2(widthPx, heightPx), vec2(0, heightPx)];
      const turned = corners.map((corner) => placeTurned(corner, PHONE, turn));
      expect(turned).toEqual(corners.map((_, index) => seen[(index + turn) % 4]));
    }
  });
});

describe('the box of a board that is turned', () => {
  it('lies in the middle, holds all of its frame, and leads back to it', () => {
    fc.assert(
      fc.property(viewports, quarters, quarters, whole, whole, (viewport, eyes, lies, x, y) => {
        const box = boardBox(viewport, ARENA, { eyes, lies });
        const turn = turnOf(box.frame);
        expect({ widthPx: box.widthPx, heightPx: box.heightPx }).toEqual(sizeTurned(box.frame, turn));
        expect(Math.abs(viewport.widthPx - box.widthPx - 2 * box.leftPx)).toBeLessThanOrEqual(1);
        expect(Math.abs(viewport.heightPx - box.heightPx - 2 * box.topPx)).toBeLessThanOrEqual(1);
        expect(Math.min(box.leftPx, box.topPx)).toBeGreaterThanOrEqual(0);
        const place = vec2(x + 0, y + 0);
        expect(placeInFrame(placeTurned(place, box.frame, turn), box.frame)).toEqual(place);
      }),
    );
  });

  it('shows the whole board, walls and all, whichever way it is turned', () => {
    fc.assert(
      fc.property(viewports, quarters, quarters, (viewport, eyes, lies) => {
        const { frame, widthPx, heightPx } = boardBox(viewport, ARENA, { eyes, lies });
        const projection = projectionOf(wholeBoard(ARENA), frame, ARENA);
        for (const corner of [vec2(-17, -17), vec2(627, -17), vec2(627, 372), vec2(-17, 372)]) {
          const { x, y } = placeTurned(toScreen(projection, corner), frame, turnOf(frame));
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(widthPx);
          expect(y).toBeLessThanOrEqual(heightPx);
        }
      }),
    );
  });

  it('is that of a board which is not, where nothing is', () => {
    expect(boardBox(PHONE, BOARD, UPRIGHT)).toEqual(boardBox(PHONE, BOARD));
    expect(boardBox(PHONE, BOARD)).toEqual({
      ...{ leftPx: 0, topPx: 61, widthPx: 390, heightPx: 578 },
      frame: { widthPx: 390, heightPx: 578, eyes: 0, lies: 0 },
    });
  });

  it('knows how far a finger can go beyond it, by the edges of the board', () => {
    const around = (eyes: (typeof QUARTERS)[number]) =>
      glassRound(boardBox(PHONE, BOARD, { eyes, lies: 0 }), vec2(-10, -20), vec2(400, 500));
    const { widthPx, heightPx } = boardBox(PHONE, BOARD, { eyes: 1, lies: 0 });
    expect(around(0)).toEqual({ leftPx: -10, topPx: -20, rightPx: 400, bottomPx: 500 });
    expect(around(1)).toEqual({ leftPx: -20, topPx: widthPx - 400, rightPx: 500, bottomPx: widthPx + 10 });
    expect(around(3)).toEqual({ leftPx: heightPx - 500, topPx: -10, rightPx: heightPx + 20, bottomPx: 400 });
  });
});

describe('a board that may lie in more than one way', () => {
  it('lies as it is seen largest, and as it lies first where that is alike', () => {
    const upright = { widthPx: 390, heightPx: 700 };
    const across = { widthPx: 700, heightPx: 390 };
    expect([upright, across].map((viewport) => liesIn(viewport, ARENA, 0, [0, 3]))).toEqual([3, 0]);
    expect([upright, across].map((viewport) => liesIn(viewport, ARENA, 0, [2, 1]))).toEqual([1, 2]);
    expect([upright, across].map((viewport) => liesIn(viewport, ARENA, 1, [0, 3]))).toEqual([0, 3]);
    expect(liesIn(upright, ARENA, 0, [2, 0])).toBe(2);
    expect(liesIn({ widthPx: 500, heightPx: 500 }, ARENA, 0, [0, 1, 2, 3])).toBe(0);
    expect(liesIn({ widthPx: 0, heightPx: 0 }, ARENA, 0, [2, 1])).toBe(2);
  });

  it('stays as it is where it may lie in one alone', () => {
    expect(liesIn({ widthPx: 390, heightPx: 700 }, ARENA, 0, [0])).toBe(0);
  });

  it('is never smaller for it', () => {
    fc.assert(
      fc.property(viewports, quarters, (viewport, eyes) => {
        const scaleOf = (lies: (typeof QUARTERS)[number]) => boardBox(viewport, ARENA, { eyes, lies }).frame.widthPx;
        const lies = liesIn(viewport, ARENA, eyes, QUARTERS);
        for (const other of QUARTERS) expect(scaleOf(lies)).toBeGreaterThanOrEqual(scaleOf(other));
        expect(isAcross(lies) || lies === 0).toBe(true);
      }),
    );
  });
});
