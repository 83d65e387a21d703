import * as fc from '../support/properties';
import type { Launch } from '../../src/board/aim';
import { placeOnGlass, quartersOfAngle, type TurnedGlass } from '../../src/board/flicking/turnedGlass';
import type { AimWay } from '../../src/rules/flicking';
import { Bench, PHONE } from './bench';

type Quarters = TurnedGlass['quarters'];

const QUARTERS = [0, 1, 2, 3] as const;
/** Where the glass's middle lies on the screen: its edges are on whole points, however it is turned. */
const MIDDLE = { x: 595, y: 405 };
/** Screens tell of a finger in so small a part of a point. */
const FINEST_PX = 1 / 64;

/** The glass on the screen, turned round its middle. */
function glassAt(quarters: Quarters): TurnedGlass {
  const isAcross = quarters % 2 === 1;
  const [widthPx, heightPx] = isAcross ? [PHONE.heightPx, PHONE.widthPx] : [PHONE.widthPx, PHONE.heightPx];
  const [left, top] = [MIDDLE.x - widthPx / 2, MIDDLE.y - heightPx / 2];
  return { quarters, edges: { left, top, right: left + widthPx, bottom: top + heightPx } };
}

/** Where on the screen a finger is that whoever the glass is turned to sees here, turned as a picture would be. */
function onScreen(quarters: Quarters, x: number, y: number): { x: number; y: number } {
  const [across, down] = [x - PHONE.widthPx / 2, y - PHONE.heightPx / 2];
  const [right, below] = [
    [across, down],
    [-down, across],
    [-across, -down],
    [down, -across],
  ][quarters]!;
  return { x: MIDDLE.x + right!, y: MIDDLE.y + below! };
}

interface Swipe {
  readonly fromX: number;
  readonly fromY: number;
  readonly steps: readonly { readonly dx: number; readonly dy: number; readonly ms: number }[];
}

const fine = (most: number): fc.Arbitrary<number> =>
  fc.integer({ min: -most * 64, max: most * 64 }).map((n) => n * FINEST_PX);

const swipe: fc.Arbitrary<Swipe> = fc.record({
  fromX: fine(10).map((off) => 195 + off),
  fromY: fine(10).map((off) => 613 + off),
  steps: fc.array(fc.record({ dx: fine(20), dy: fine(30), ms: fc.integer({ min: 4, max: 12 }) }), {
    minLength: 6,
    maxLength: 20,
  }),
});

/** What comes of a finger that does this on the screen, on a glass that is turned so far. */
function launchOf(way: AimWay, { fromX, fromY, steps }: Swipe, quarters: Quarters): readonly Launch[] {
  const bench = new Bench();
  bench.set({ way });
  const glass = glassAt(quarters);
  let [x, y, atMs] = [fromX, fromY, 1000];
  const sample = () => {
    const finger = onScreen(quarters, x, y);
    const { x: xPx, y: yPx } = placeOnGlass(glass, finger.x, finger.y);
    return { xPx, yPx, atMs };
  };
  bench.control.feel({ kind: 'down', fingerId: 1, sample: sample() });
  for (const step of steps) {
    [x, y, atMs] = [x + step.dx, y + step.dy, atMs + step.ms];
    bench.control.feel({ kind: 'move', fingerId: 1, sample: sample() });
  }
  atMs += 1;
  bench.control.feel({ kind: 'up', fingerId: 1, sample: sample() });
  return bench.launches;
}

const bitsOf = (launches: readonly Launch[]): readonly string[] =>
  launches.map(({ discId, vxMmS, vyMmS }) => {
    const bits = new BigUint64Array(new Float64Array([vxMmS, vyMmS]).buffer);
    return [discId, ...bits].join(' ');
  });

describe.each(['swipe', 'pullBack'] as const)(
  'the same %s on a table turned by a quarter, a half, three quarters',
  (way) => {
    it('is the same launch, bit for bit', () => {
      let flown = 0;
      fc.assert(
        fc.property(swipe, (one) => {
          const straight = bitsOf(launchOf(way, one, 0));
          flown += straight.length;
          for (const quarters of QUARTERS) expect(bitsOf(launchOf(way, one, quarters))).toEqual(straight);
        }),
      );
      expect(flown).toBeGreaterThan(10);
    });
  },
);

it('how far it is turned is told by where its first axis points', () => {
  expect([quartersOfAngle(1, 0), quartersOfAngle(0, 1), quartersOfAngle(-1, 0), quartersOfAngle(0, -1)]).toEqual([
    0, 1, 2, 3,
  ]);
  // As a browser reckons it: never quite nothing.
  expect(quartersOfAngle(6e-17, -1)).toBe(3);
});
