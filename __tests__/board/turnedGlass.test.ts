import * as fc from '../support/properties';
import type { Launch } from '../../src/board/aim';
import { placeOnGlass, quartersOfAngle, type TurnedGlass } from '../../src/board/flicking/turnedGlass';
import type { AimWay } from '../../src/rules/flicking';
import { boardBox, placeTurned, sizeTurned, turnOf, type Viewport } from '../../src/board/camera';
import { inFrame } from '../../src/board/flicking/inFrame';
import { isAcross, QUARTERS, turnedBy, type Quarters, type Vec2 } from '../../src/lib';
import { Bench, PHONE, SCENE } from './bench';

/** Where the middle of what shows the board lies on the screen: its edges are on whole points, however it is turned. */
const MIDDLE = { x: 595, y: 405 };
/** Screens tell of a finger in so small a part of a point. */
const FINEST_PX = 1 / 64;

/** How a board is turned: by the side round it, to whoever looks, and before them. */
interface Turns {
  readonly side: Quarters;
  readonly eyes: Quarters;
  readonly lies: Quarters;
}

const NOT_AT_ALL: Turns = { side: 0, eyes: 0, lies: 0 };

/** What shows the board on the screen, turned round its middle. */
function glassAt({ widthPx, heightPx }: Viewport, quarters: Quarters): TurnedGlass {
  const [across, down] = isAcross(quarters) ? [heightPx, widthPx] : [widthPx, heightPx];
  const [left, top] = [MIDDLE.x - across / 2, MIDDLE.y - down / 2];
  return { quarters, edges: { left, top, right: left + across, bottom: top + down } };
}

/** Where on the screen a finger is that whoever the glass is turned to sees here, turned as a picture would be. */
function onScreen({ widthPx, heightPx }: Viewport, quarters: Quarters, { x, y }: Vec2): Vec2 {
  const off = turnedBy({ x: x - widthPx / 2, y: y - heightPx / 2 }, quarters);
  return { x: MIDDLE.x + off.x, y: MIDDLE.y + off.y };
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
  fromY: fine(10).map((off) => 509 + off),
  steps: fc.array(fc.record({ dx: fine(20), dy: fine(30), ms: fc.integer({ min: 4, max: 12 }) }), {
    minLength: 6,
    maxLength: 20,
  }),
});

/** What comes of a finger that goes so over a board, however it is turned: by the platform's own way to the control. */
function launchOf(way: AimWay, { fromX, fromY, steps }: Swipe, { side, eyes, lies }: Turns): readonly Launch[] {
  const viewport = sizeTurned(PHONE, turnOf({ eyes, lies }));
  const box = boardBox(viewport, SCENE, { eyes, lies });
  const glass = glassAt(viewport, side);
  const bench = new Bench();
  bench.set({ way, viewport: box.frame });
  let [x, y, atMs] = [fromX, fromY, 1000];
  const feel = (kind: 'down' | 'move' | 'up') => {
    const inBox = placeTurned({ x, y }, box.frame, turnOf(box.frame));
    const finger = onScreen(viewport, side, { x: box.leftPx + inBox.x, y: box.topPx + inBox.y });
    const { x: xPx, y: yPx } = placeOnGlass(glass, finger.x, finger.y);
    bench.control.feel(inFrame({ kind, fingerId: 1, sample: { xPx, yPx, atMs } }, box));
  };
  feel('down');
  for (const step of steps) {
    [x, y, atMs] = [x + step.dx, y + step.dy, atMs + step.ms];
    feel('move');
  }
  atMs += 1;
  feel('up');
  return bench.launches;
}

const bitsOf = (launches: readonly Launch[]): readonly string[] =>
  launches.map(({ discId, vxMmS, vyMmS }) => {
    const bits = new BigUint64Array(new Float64Array([vxMmS, vyMmS]).buffer);
    return [discId, ...bits].join(' ');
  });

const quarters = fc.constantFrom(...QUARTERS);
const TURNED = {
  'by the side round it': fc.record({ side: quarters, eyes: fc.constant(0), lies: fc.constant(0) }),
  'to whoever sits at another edge': fc.record({ side: fc.constant(0), eyes: quarters, lies: fc.constant(0) }),
  'to fit': fc.record({ side: fc.constant(0), eyes: fc.constant(0), lies: quarters }),
  'in all these ways at once': fc.record({ side: quarters, eyes: quarters, lies: quarters }),
} satisfies Readonly<Record<string, fc.Arbitrary<Turns>>>;

describe.each(['swipe', 'pullBack'] as const)('the same %s over a board that is turned by quarters', (way) => {
  it.each(Object.entries(TURNED))('%s is the same launch, bit for bit', (_how, turned) => {
    let flown = 0;
    fc.assert(
      fc.property(swipe, turned, (one, turns) => {
        const straight = bitsOf(launchOf(way, one, NOT_AT_ALL));
        flown += straight.length;
        expect(bitsOf(launchOf(way, one, turns))).toEqual(straight);
      }),
    );
    expect(flown).toBeGreaterThan(10);
  });
});

it('how far it is turned is told by where its first axis points', () => {
  expect([quartersOfAngle(1, 0), quartersOfAngle(0, 1), quartersOfAngle(-1, 0), quartersOfAngle(0, -1)]).toEqual([
    0, 1, 2, 3,
  ]);
  // As a browser reckons it: never quite nothing.
  expect(quartersOfAngle(6e-17, -1)).toBe(3);
});
