import * as fc from '../support/properties';
import { distance, type Vec2 } from '../../src/lib';
import { isInView, keptInView, projectionOf, toScreen, wholeBoard, type Projection } from '../../src/board/camera';
import { Bench, PHONE, PHONE_ON_ITS_SIDE } from './bench';
import { piece, sceneOf } from './scenes';

const ELF = { x: 150, y: 400 };
const ROOM = sceneOf(
  piece('elf', { xMm: ELF.x, yMm: ELF.y }),
  piece('wizard', { xMm: 190, yMm: 400 }),
  piece('orc', { xMm: 150, yMm: 60, isFlickable: false }),
  piece('rat', { xMm: 120, yMm: 80, radiusMm: 6, isFlickable: false }),
);
const HALO_PX = 44;
const BESIDE_RIM_PX = 24;

const elfOf = (bench: Bench): Vec2 => toScreen(bench.projection as Projection, ELF);

/** As far from the elf's middle as a finger flicks it. */
const haloOf = (bench: Bench): number => Math.max(HALO_PX, 12.5 * bench.projection!.pxPerMm + BESIDE_RIM_PX);

/** Two fingers look closer at a place of the board, and are lifted. */
function pinch(bench: Bench, around: Vec2, factor: number): void {
  bench.touch('down', around.x - 30, around.y, 1);
  bench.touch('down', around.x + 30, around.y, 2);
  bench.touch('move', around.x - 30 * factor, around.y, 1);
  bench.touch('move', around.x + 30 * factor, around.y, 2);
  bench.up(1);
  bench.up(2);
  bench.nowMs += 1000;
}

function drag(bench: Bench, from: Vec2, to: Vec2, duringMs: number): void {
  bench.touch('down', from.x, from.y);
  for (let step = 1; step <= 8; step++) {
    bench.nowMs += duringMs / 8;
    bench.touch('move', from.x + ((to.x - from.x) * step) / 8, from.y + ((to.y - from.y) * step) / 8);
  }
  bench.up();
  bench.nowMs += 1000;
}

/** The elf is chosen and the board is looked at from close by. */
function closer(around: Vec2, factor: number, way: 'swipe' | 'pullBack' = 'swipe'): Bench {
  const bench = new Bench();
  bench.set({ scene: ROOM, way });
  bench.control.choose('elf');
  pinch(bench, around, factor);
  return bench;
}

const point = fc.record({
  x: fc.integer({ min: 0, max: PHONE.widthPx }),
  y: fc.integer({ min: 0, max: PHONE.heightPx }),
});

describe('a board looked at from close by', () => {
  it('lets no finger flick but one that begins at the chosen disc, in view', () => {
    fc.assert(
      fc.property(
        point,
        fc.double({ min: 1.3, max: 4, noNaN: true }),
        fc.constantFrom('swipe' as const, 'pullBack' as const),
        fc.array(fc.tuple(point, point, fc.integer({ min: 40, max: 500 })), { minLength: 1, maxLength: 4 }),
        (around, factor, way, gestures) => {
          const bench = closer(around, factor, way);
          for (const [from, to, duringMs] of gestures) {
            bench.control.choose('elf');
            const before = bench.launches.length;
            const elf = elfOf(bench);
            const isAtElf = distance(from, elf) <= haloOf(bench);
            drag(bench, from, to, duringMs);
            const flown = bench.launches.slice(before);
            if (!isAtElf || !isInView(elf, PHONE)) expect(flown).toEqual([]);
            expect(flown.every(({ discId }) => discId === 'elf')).toBe(true);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('is moved by a finger that begins elsewhere, though a disc is chosen', () => {
    const bench = closer({ x: 195, y: 150 }, 3);
    const before = elfOf(bench);
    drag(bench, { x: 200, y: 300 }, { x: 200, y: 200 }, 90);
    expect(bench.launches).toEqual([]);
    expect(elfOf(bench).y).toBeLessThan(before.y - 60);
    expect(bench.selected).toBe('elf');
  });

  it('flicks the chosen disc from the edge of its halo, and not from beyond', () => {
    const bench = closer({ x: 195, y: 560 }, 2);
    const { x, y } = elfOf(bench);
    const haloPx = haloOf(bench);
    drag(bench, { x: x - haloPx - 3, y }, { x: x - haloPx - 3, y: y - 90 }, 90);
    expect(bench.launches).toEqual([]);
    const elf = elfOf(bench);
    drag(bench, { x: elf.x - haloPx + 2, y: elf.y }, { x: elf.x - haloPx + 2, y: elf.y - 90 }, 90);
    expect(bench.launches.map(({ discId }) => discId)).toEqual(['elf']);
  });

  it('flicks nothing that is out of view, though the finger is near enough', () => {
    const bench = closer({ x: 195, y: 300 }, 3);
    const beyondPx = PHONE.heightPx + 20 - elfOf(bench).y;
    drag(bench, { x: 40, y: 300 }, { x: 40, y: 300 + beyondPx }, 400);
    const { x, y } = elfOf(bench);
    expect(y).toBeGreaterThan(PHONE.heightPx);
    expect(y).toBeLessThan(PHONE.heightPx + HALO_PX - 10);
    drag(bench, { x, y: PHONE.heightPx - 4 }, { x, y: PHONE.heightPx - 120 }, 90);
    expect(bench.launches).toEqual([]);
  });

  it('flicks no disc that is not chosen: it may be what the finger moves the board by', () => {
    const bench = closer({ x: 195, y: 560 }, 2);
    const wizard = toScreen(bench.projection as Projection, { x: 190, y: 400 });
    drag(bench, wizard, { x: wizard.x, y: wizard.y - 90 }, 90);
    expect(bench.launches).toEqual([]);
  });

  it('shows what is chosen without a finger, and stays where fingers have left it', () => {
    const bench = closer({ x: 195, y: 60 }, 4);
    bench.set({ selectedId: 'elf' });
    expect(isInView(elfOf(bench), PHONE)).toBe(true);
    drag(bench, { x: 200, y: 100 }, { x: 200, y: 690 }, 400);
    expect(isInView(elfOf(bench), PHONE)).toBe(false);
    bench.set({});
    expect(isInView(elfOf(bench), PHONE)).toBe(false);
  });
});

describe('the camera goes along', () => {
  it('with what flies, and rests where it came to', () => {
    const bench = closer({ x: 195, y: 560 }, 3);
    bench.set({ isFlying: true });
    for (let yMm = 400; yMm >= 60; yMm -= 10) {
      bench.control.follow({ xMm: 150, yMm });
      expect(isInView(toScreen(bench.projection as Projection, { x: 150, y: yMm }), PHONE)).toBe(true);
    }
    bench.control.rest();
    expect(bench.settled.at(-1)?.yMm).toBeLessThan(200);
    expect(bench.settled.at(-1)?.zoom).toBeCloseTo(3, 6);
  });

  it('in one step, and back to the whole board, where motion is to be reduced', () => {
    const bench = closer({ x: 195, y: 560 }, 3);
    bench.set({ isFlying: true, isMotionReduced: true });
    bench.control.follow({ xMm: 150, yMm: 60 });
    bench.control.rest();
    expect(bench.settled.at(-1)?.zoom).toBe(1);
  });

  it('never with the whole board in view, nor against a finger', () => {
    const whole = new Bench();
    whole.control.follow({ xMm: 150, yMm: 10 });
    expect(whole.projection).toBeNull();
    const held = closer({ x: 195, y: 560 }, 3);
    const before = held.projection;
    held.touch('down', 100, 100);
    held.control.follow({ xMm: 150, yMm: 60 });
    expect(held.projection).toBe(before);
  });

  it('once to where a place is in view, whether the screen is high or wide', () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 450 }) });
    fc.assert(
      fc.property(
        place,
        place,
        fc.double({ min: 1, max: 4, noNaN: true }),
        fc.constantFrom(PHONE, PHONE_ON_ITS_SIDE),
        (at, to, zoom, viewport) => {
          const from = { zoom, xMm: at.x, yMm: at.y };
          const camera = keptInView(from, to, viewport, ROOM);
          expect(isInView(toScreen(projectionOf(camera, viewport, ROOM), to), viewport)).toBe(true);
          const again = keptInView(camera, to, viewport, ROOM);
          expect(again.xMm).toBeCloseTo(camera.xMm, 9);
          expect(again.yMm).toBeCloseTo(camera.yMm, 9);
          expect(projectionOf(camera, viewport, ROOM).pxPerMm).toBeCloseTo(
            projectionOf(from, viewport, ROOM).pxPerMm,
            9,
          );
        },
      ),
    );
    expect(keptInView(wholeBoard(ROOM), ELF, PHONE, ROOM)).toEqual(wholeBoard(ROOM));
  });
});

describe('a disc that a button is to flick', () => {
  const PANNED = { x: 60, y: 60 };

  it('is brought into view where it is out of it, and only there', () => {
    const bench = closer(PANNED, 3);
    expect(isInView(elfOf(bench), PHONE)).toBe(false);
    expect(bench.control.bringIntoView('elf')).toBe(true);
    expect(isInView(elfOf(bench), PHONE)).toBe(true);
    expect(bench.control.bringIntoView('elf')).toBe(false);
    expect(bench.launches).toEqual([]);
  });

  it('is in view wherever the whole board is', () => {
    expect(new Bench().control.bringIntoView('elf')).toBe(false);
  });
});
