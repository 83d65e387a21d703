import { toBoard, toScreen, type Projection } from '../../src/board/camera';
import { wheelTurn } from '../../src/board/flicking/wheelTurn';
import { Bench, PHONE, PHONE_ON_ITS_SIDE } from './bench';

/** A wheel that has not turned. */
const NOTCH = { deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false };

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
    bench.look(90);
    expect(bench.aim?.strength).toBe(0);
    bench.nowMs += 90;
    bench.up();
    expect(bench.launches).toEqual([]);
    expect(bench.isWatching).toBe(false);
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

  it('comes closer with a wheel to what is under the pointer, and rests when the wheel does', () => {
    const bench = new Bench();
    const at = { x: 100, y: 350 };
    const under = () => toBoard(bench.projection as Projection, at);
    bench.set({ viewport: { ...PHONE } });
    const before = under();
    for (let notch = 0; notch < 4; notch += 1) bench.control.turnWheel(wheelTurn({ ...NOTCH, deltaY: -120 }, at));
    expect(under().x).toBeCloseTo(before.x, 6);
    expect(under().y).toBeCloseTo(before.y, 6);
    bench.look(100);
    expect(bench.settled).toEqual([]);
    bench.look(200);
    expect(bench.settled).toHaveLength(1);
    expect(bench.settled[0]?.zoom).toBeCloseTo(2, 9);
    expect(bench.isWatching).toBe(false);
  });

  it('is moved by two fingers on a trackpad, brought closer by their spreading, and by neither under a finger', () => {
    const bench = new Bench();
    const at = { x: 195, y: 350 };
    bench.control.turnWheel(wheelTurn({ ...NOTCH, deltaY: -80, ctrlKey: true, deltaX: 0.5 }, at));
    const seen = bench.projection as Projection;
    expect(seen.pxPerMm / seen.fitPxPerMm).toBeCloseTo(2, 6);
    bench.control.turnWheel(wheelTurn({ ...NOTCH, deltaX: 6, deltaY: 10 }, at));
    const moved = bench.projection as Projection;
    expect([moved.leftPx - seen.leftPx, moved.topPx - seen.topPx].map(Math.round)).toEqual([-6, -10]);
    bench.touch('down', 60, 300);
    bench.control.turnWheel(wheelTurn({ ...NOTCH, deltaX: 6, deltaY: 10 }, at));
    expect(bench.projection).toEqual(moved);
  });

  it('looks at the same place when the screen is turned', () => {
    const bench = new Bench();
    bench.touch('down', 150, 350, 1);
    bench.touch('down', 240, 350, 2);
    bench.touch('move', 20, 350, 1);
    bench.up(1);
    bench.up(2);
    const before = toBoard(bench.projection as Projection, { x: 195, y: 350 });
    bench.set({ viewport: PHONE_ON_ITS_SIDE });
    const after = toBoard(bench.projection as Projection, { x: 350, y: 195 });
    expect(after.y).toBeCloseTo(before.y, 6);
  });
});

describe('what is chosen', () => {
  it('is told when a finger or a key changes it, and only then', () => {
    const onSelect = jest.fn();
    const bench = new Bench();
    bench.set({ onSelect });
    bench.tap(ELF_PX.x, ELF_PX.y);
    bench.nowMs += 600;
    bench.tap(ELF_PX.x, ELF_PX.y);
    bench.control.choose(null);
    expect(onSelect.mock.calls).toEqual([['elf'], [null]]);
  });

  it('is what the parent says, where the parent decides', () => {
    const bench = new Bench();
    bench.set({ selectedId: 'elf' });
    expect(bench.selected).toBe('elf');
    bench.tap(20, 40);
    bench.set({});
    expect(bench.selected).toBe('elf');
    bench.set({ selectedId: null });
    expect(bench.selected).toBeNull();
  });
});

describe('a finger that rests on a piece', () => {
  it('asks about it while it rests, and fires nothing afterwards', () => {
    const onHoldPiece = jest.fn();
    const bench = new Bench();
    bench.set({ onHoldPiece });
    bench.touch('down', ELF_PX.x, ELF_PX.y);
    bench.look(440);
    expect(onHoldPiece).not.toHaveBeenCalled();
    bench.look(460);
    expect(onHoldPiece.mock.calls).toEqual([['elf']]);
    expect(bench.isWatching).toBe(false);
    bench.nowMs += 500;
    for (let step = 1; step <= 10; step++) {
      bench.nowMs += 10;
      bench.touch('move', ELF_PX.x, ELF_PX.y - 15 * step);
    }
    bench.up();
    expect(bench.launches).toEqual([]);
  });
});

describe('a pull', () => {
  const slung = (): Bench => {
    const bench = new Bench();
    bench.set({ way: 'pullBack', onNotch: () => bench.notches++ });
    bench.slide(ELF_PX.x, ELF_PX.y, -(22 + 126), 200);
    return bench;
  };

  it('is drawn with its finger, felt at three notches, and said from 1 to 5', () => {
    const bench = slung();
    bench.look(60);
    expect(bench.aim?.isPulled).toBe(true);
    expect(bench.aim?.strength).toBeCloseTo(1, 9);
    expect(bench.aim?.angleRad).toBeCloseTo(-Math.PI / 2, 9);
    expect(bench.notches).toBe(3);
    expect(bench.powers.filter((power) => power !== null)).toEqual([1, 2, 3, 4, 5]);
    bench.nowMs += 60;
    bench.up();
    expect(bench.powers.at(-1)).toBeNull();
    expect(bench.launches[0]?.vyMmS).toBeCloseTo(-6000, 6);
    expect(bench.notches).toBe(3);
  });

  it('knows the room behind its disc and before it, for the band to fit in', () => {
    const bench = slung();
    bench.look(60);
    const scale = 390 / 310;
    expect(bench.aim?.behindMm).toBeCloseTo((350 - 26) / scale - 175, 6);
    expect(bench.aim?.aheadMm).toBeCloseTo((350 - 4) / scale + 175, 6);
    bench.set({ way: 'steps' });
    bench.set({ setAim: { discId: 'elf', directionX: 0, directionY: -1, speedMmS: 1000 } });
    expect(bench.aim?.behindMm).toBeCloseTo((350 - 4) / scale - 175, 6);
    bench.set({ setAim: { discId: 'elf', directionX: -1, directionY: 0, speedMmS: 1000 } });
    expect(bench.aim?.behindMm).toBeCloseTo(155 - 4 / scale, 6);
  });

  it.each([
    ['a turned screen', { viewport: PHONE_ON_ITS_SIDE }],
    ['another way of aiming', { way: 'swipe' }],
    ['a flight', { isFlying: true }],
  ] as const)('is called off by %s', (_what, change) => {
    const bench = slung();
    bench.set(change);
    expect(bench.aim?.strength).toBe(0);
    expect(bench.isWatching).toBe(false);
    bench.nowMs += 60;
    bench.up();
    expect(bench.launches).toEqual([]);
  });

  it('is forgotten when the app is put away, and the next finger flicks', () => {
    const bench = slung();
    bench.control.forgetFingers();
    expect(bench.aim?.strength).toBe(0);
    bench.set({ way: 'swipe' });
    bench.nowMs += 900;
    bench.slide(ELF_PX.x, ELF_PX.y, 150, 100);
    bench.up();
    expect(bench.launches).toHaveLength(1);
  });
});

describe('the way to the first contact', () => {
  const contact = { xMm: 150, yMm: 133 };

  it('is looked up between frames and not by touches, once for what has not changed', () => {
    const firstContactOf = jest.fn(() => contact);
    const bench = new Bench();
    bench.set({ way: 'pullBack', aid: 'firstContact', firstContactOf });
    bench.slide(ELF_PX.x, ELF_PX.y, -100, 200);
    expect(firstContactOf).not.toHaveBeenCalled();
    bench.look(60);
    expect(bench.aim).toMatchObject({ reachMm: 267, reachRad: -Math.PI / 2 });
    for (let ms = 64; ms <= 400; ms += 16) bench.look(ms);
    expect(firstContactOf).toHaveBeenCalledTimes(1);
  });

  it('is looked up at most every 60 ms while the aim moves', () => {
    const firstContactOf = jest.fn(() => contact);
    const bench = new Bench();
    bench.set({ way: 'pullBack', aid: 'firstContact', firstContactOf });
    bench.slide(ELF_PX.x, ELF_PX.y, -60, 100);
    for (let ms = 8; ms <= 240; ms += 8) {
      bench.nowMs += 8;
      bench.touch('move', ELF_PX.x + ms / 8, ELF_PX.y + 60);
      bench.look(1);
    }
    expect(firstContactOf.mock.calls.length).toBeGreaterThanOrEqual(3);
    expect(firstContactOf.mock.calls.length).toBeLessThanOrEqual(5);
  });

  it('is shown to nobody who is not helped so far', () => {
    const firstContactOf = jest.fn(() => contact);
    const bench = new Bench();
    bench.set({ aid: 'direction', firstContactOf });
    bench.slide(ELF_PX.x, ELF_PX.y, 100, 60);
    bench.look(60);
    expect(bench.aim?.reachMm).toBe(0);
    expect(firstContactOf).not.toHaveBeenCalled();
  });

  it('of an aim that is set is shown at once', () => {
    const bench = new Bench();
    const setAim = { discId: 'elf', directionX: 0, directionY: -1, speedMmS: 1500 };
    bench.set({ way: 'steps', aid: 'firstContact', firstContactOf: () => contact, setAim });
    expect(bench.aim).toMatchObject({ xMm: 150, yMm: 400, strength: 0.25, reachMm: 267, isPulled: false });
    expect(bench.told).toEqual([]);
    bench.set({ setAim: null });
    expect(bench.aim?.strength).toBe(0);
  });
});
