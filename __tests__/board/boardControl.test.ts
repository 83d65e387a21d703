import type { Launch, TouchEvent } from '../../src/board/aim';
import { toBoard, toScreen, type Camera, type Projection } from '../../src/board/camera';
import { BoardControl } from '../../src/board/view/boardControl';
import type { BoardSituation } from '../../src/board/view/boardSituation';
import type { LiveAim } from '../../src/board/view/boardViewProps';
import type { ShownAim } from '../../src/board/view/shownAim';
import type { ShownDrag, ShownKnob } from '../../src/board/view/shownDrag';
import { piece, sceneOf } from './scenes';

const SCENE = sceneOf(
  piece('elf', { xMm: 150, yMm: 400 }),
  piece('hole', { piece: 'pillar-crypt', xMm: 150, yMm: 100, isFlickable: false }),
);
const PHONE = { widthPx: 390, heightPx: 700 };

/** A board without a screen: what it would draw and say is written down. */
class Bench {
  readonly launches: Launch[] = [];
  readonly told: (LiveAim | null)[] = [];
  readonly settled: Camera[] = [];
  readonly powers: (number | null)[] = [];
  aim: ShownAim | null = null;
  drag: ShownDrag | null = null;
  knob: ShownKnob | null = null;
  selected: string | null = null;
  projection: Projection | null = null;
  look: ((afterMs: number) => void) | null = null;
  nowMs = 5000;

  situation: BoardSituation = {
    way: 'swipe',
    aid: 'direction',
    scene: SCENE,
    isFlying: false,
    viewport: PHONE,
    maxSpeedMmS: 6000,
    isMotionReduced: false,
    onLaunch: (launch) => this.launches.push(launch),
    onAimChange: (aim) => this.told.push(aim),
  };

  readonly control = new BoardControl(this.situation, {
    drawAim: (aim) => (this.aim = aim),
    tellPower: (power) => this.powers.push(power),
    drawDrag: (drag) => (this.drag = drag),
    drawKnob: (knob) => (this.knob = knob),
    drawFrom: (projection) => (this.projection = projection),
    settle: (camera) => this.settled.push(camera),
    select: (discId) => (this.selected = discId),
    everyFrame: (look) => {
      this.look = look;
      return () => (this.look = null);
    },
  });

  set(wanted: Partial<BoardSituation>): void {
    this.situation = { ...this.situation, ...wanted };
    this.control.update(this.situation);
  }

  touch(kind: 'down' | 'move', x: number, y: number, fingerId = 1): void {
    const touch: TouchEvent = { kind, fingerId, sample: { xPx: x, yPx: y, atMs: this.nowMs } };
    this.control.feel(touch);
  }

  up(fingerId = 1): void {
    this.control.feel({ kind: 'up', fingerId, atMs: this.nowMs });
  }

  tap(x: number, y: number): void {
    this.touch('down', x, y);
    this.nowMs += 60;
    this.up();
  }

  /** A steady swipe upwards, so many pixels in so many milliseconds. */
  slide(fromX: number, fromY: number, lengthPx: number, duringMs: number): void {
    this.touch('down', fromX, fromY);
    for (let step = 1; step <= 10; step++) {
      this.nowMs += duringMs / 10;
      this.touch('move', fromX, fromY - (lengthPx * step) / 10);
    }
  }
}

/** Where the elf lies on a phone that shows the whole board. */
const ELF_PX = { x: 195, y: 350 + 175 * (390 / 310) };

describe('a swipe on the board', () => {
  it('launches as fast as the finger went over the board', () => {
    const bench = new Bench();
    bench.slide(ELF_PX.x, ELF_PX.y, 150, 100);
    bench.up();
    expect(bench.launches).toHaveLength(1);
    expect(bench.launches[0]?.discId).toBe('elf');
    expect(bench.launches[0]?.vyMmS).toBeCloseTo(-1500 / (390 / 310), 3);
  });

  it('is the same flick from a closer look', () => {
    const bench = new Bench();
    bench.tap(ELF_PX.x, ELF_PX.y);
    bench.tap(ELF_PX.x, ELF_PX.y);
    expect(bench.settled.at(-1)?.zoom).toBeGreaterThan(2);
    const elf = toScreen(bench.projection as Projection, { x: 150, y: 400 });
    bench.nowMs += 1000;
    bench.slide(elf.x, elf.y, 150, 100);
    bench.up();
    expect(bench.launches[0]?.vyMmS).toBeCloseTo(-1500 / (390 / 310), 3);
  });

  it('shows its aim while it lasts, and fades while the finger stops', () => {
    const bench = new Bench();
    bench.slide(ELF_PX.x, ELF_PX.y, 150, 100);
    expect(bench.aim?.strength).toBeCloseTo(1500 / (390 / 310) / 6000, 6);
    expect(bench.aim?.angleRad).toBeCloseTo(-Math.PI / 2, 6);
    expect(bench.aim).toMatchObject({ xMm: 150, yMm: 400 });
    bench.look?.(90);
    expect(bench.aim?.strength).toBe(0);
    bench.nowMs += 90;
    bench.up();
    expect(bench.launches).toEqual([]);
    expect(bench.look).toBeNull();
  });

  it('tells its speed in steps, and that it is over, each once', () => {
    const bench = new Bench();
    bench.slide(ELF_PX.x, ELF_PX.y, 150, 100);
    bench.up();
    expect(bench.told.at(-1)).toBeNull();
    expect(bench.told.filter((aim) => aim === null)).toHaveLength(1);
    expect(bench.told.every((aim) => aim === null || aim.speedMmS % 25 === 0)).toBe(true);
    expect(new Set(bench.told.map((aim) => JSON.stringify(aim))).size).toBe(bench.told.length);
  });

  it('does nothing while discs fly, though it began before', () => {
    const bench = new Bench();
    bench.slide(ELF_PX.x, ELF_PX.y, 150, 100);
    bench.set({ isFlying: true });
    expect(bench.aim?.strength).toBe(0);
    bench.up();
    bench.nowMs += 500;
    bench.slide(ELF_PX.x, ELF_PX.y, 150, 100);
    bench.up();
    expect(bench.launches).toEqual([]);
  });

  it('never flicks an obstacle', () => {
    const bench = new Bench();
    bench.slide(195, 350 - 125 * (390 / 310), 150, 100);
    bench.up();
    expect(bench.launches).toEqual([]);
  });
});

describe('a disc chosen by keyboard', () => {
  it('is selected, and flicks from anywhere', () => {
    const bench = new Bench();
    bench.control.choose('elf');
    expect(bench.selected).toBe('elf');
    bench.slide(60, 300, 150, 100);
    bench.up();
    expect(bench.launches.map(({ discId }) => discId)).toEqual(['elf']);
    expect(bench.selected).toBeNull();
  });
});

describe('the camera', () => {
  it('is moved by two fingers, fires nothing and rests where they left it', () => {
    const bench = new Bench();
    bench.touch('down', 150, 350, 1);
    bench.touch('down', 240, 350, 2);
    bench.touch('move', 105, 350, 1);
    bench.touch('move', 285, 350, 2);
    expect(bench.settled).toEqual([]);
    bench.up(1);
    bench.up(2);
    expect(bench.settled.at(-1)?.zoom).toBeCloseTo(2, 9);
    expect(bench.launches).toEqual([]);
  });

  it('looks at the same place when the screen is turned', () => {
    const bench = new Bench();
    bench.touch('down', 150, 350, 1);
    bench.touch('down', 240, 350, 2);
    bench.touch('move', 20, 350, 1);
    bench.up(1);
    bench.up(2);
    const before = toBoard(bench.projection as Projection, { x: 195, y: 350 });
    bench.set({ viewport: { widthPx: 700, heightPx: 390 } });
    const after = toBoard(bench.projection as Projection, { x: 350, y: 195 });
    expect(after.y).toBeCloseTo(before.y, 6);
  });
});
