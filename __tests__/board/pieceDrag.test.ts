import type { PlaceMm, Placing, ShotRing } from '../../src/board/scene/boardViewProps';
import { projectionOf, toScreen, wholeBoard } from '../../src/board/camera';
import { Bench, PHONE, PHONE_ON_ITS_SIDE } from './bench';
import { piece, sceneOf } from './scenes';

const SCENE = sceneOf(
  piece('elf', { xMm: 150, yMm: 300, isFlickable: false }),
  piece('arrow', { xMm: 150, yMm: 270, radiusMm: 6 }),
);
const PROJECTION = projectionOf(wholeBoard(SCENE), PHONE, SCENE);
const px = (xMm: number, yMm: number) => toScreen(PROJECTION, { x: xMm, y: yMm });

interface Move extends PlaceMm {
  readonly pieceId: string;
}

const placingAt = (moves: Move[], isLegal: (place: PlaceMm) => boolean = () => true): Placing => ({
  pieceIds: ['elf'],
  regions: [],
  isLegal: (_id, place) => isLegal(place),
  onMove: (pieceId, place) => moves.push({ pieceId, ...place }),
});

const ringWith = (moves: Move[], isLegal: (place: PlaceMm) => boolean = () => true): ShotRing => ({
  pieceId: 'arrow',
  origin: { xMm: 150, yMm: 300, radiusMm: 12.5 },
  maxGapMm: 20,
  isLegal,
  onMove: (place) => moves.push({ pieceId: 'arrow', ...place }),
});

function dragged(bench: Bench, from: PlaceMm, to: PlaceMm): void {
  const start = px(from.xMm, from.yMm);
  const end = px(to.xMm, to.yMm);
  bench.touch('down', start.x, start.y);
  bench.nowMs += 16;
  bench.touch('move', (start.x + end.x) / 2, (start.y + end.y) / 2);
  bench.nowMs += 16;
  bench.touch('move', end.x, end.y);
}

const HOME = { xMm: 150, yMm: 300 };

describe('a piece that is placed by a finger', () => {
  const placing = (isLegal?: (place: PlaceMm) => boolean) => {
    const moves: Move[] = [];
    const bench = new Bench();
    bench.set({ scene: SCENE, placing: placingAt(moves, isLegal) });
    return { bench, moves };
  };

  it('that is as large as a finger is drawn under it, told at the release, and stays until the scene has it there', () => {
    const { bench, moves } = placing();
    bench.set({ scene: sceneOf(piece('elf', { ...HOME, radiusMm: 19 })) });
    dragged(bench, HOME, { xMm: 80, yMm: 350 });
    expect(bench.drag?.pieceId).toBe('elf');
    expect(bench.drag?.xMm).toBeCloseTo(80, 6);
    expect(moves).toEqual([]);
    bench.up();
    expect(moves).toHaveLength(1);
    expect(moves[0]?.yMm).toBeCloseTo(350, 6);
    expect(bench.drag?.pieceId).toBe('elf');
    bench.set({ scene: sceneOf(piece('elf', { xMm: 80, yMm: 350 })) });
    expect(bench.drag?.pieceId).toBeNull();
    expect(bench.launches).toEqual([]);
  });

  it('that a finger would hide is carried beyond it, and under it again at the edge', () => {
    const { bench } = placing();
    dragged(bench, HOME, { xMm: 80, yMm: 300 });
    expect(bench.drag?.xMm).toBeCloseTo(80, 6);
    expect(px(0, 300).y - px(0, bench.drag?.yMm ?? 0).y).toBeCloseTo(22 + 12.5 * PROJECTION.pxPerMm, 4);
    bench.touch('move', 80, PHONE.heightPx);
    expect(px(0, bench.drag?.yMm ?? 0).y).toBeCloseTo(PHONE.heightPx, 4);
  });

  it.each([
    [0, 0, -1],
    [1, -1, 0],
    [2, 0, 1],
    [3, 1, 0],
  ] as const)('is carried beyond the finger as it is seen when the board lies turned %i times', (lies, x, y) => {
    const { bench } = placing();
    bench.set({ viewport: { ...PHONE, lies } });
    dragged(bench, HOME, { xMm: 150, yMm: 225 });
    const [finger, held] = [px(150, 225), px(bench.drag?.xMm ?? 0, bench.drag?.yMm ?? 0)];
    const farPx = 22 + 12.5 * PROJECTION.pxPerMm;
    expect(held.x - finger.x).toBeCloseTo(x * farPx, 4);
    expect(held.y - finger.y).toBeCloseTo(y * farPx, 4);
  });

  it('shows where it may not lie, is told all the same, and springs back', () => {
    const { bench, moves } = placing(({ xMm }) => xMm > 100);
    dragged(bench, HOME, { xMm: 120, yMm: 300 });
    expect(bench.drag?.isLegal).toBe(true);
    const there = px(80, 300);
    bench.touch('move', there.x, there.y);
    expect(bench.drag?.isLegal).toBe(false);
    bench.up();
    expect(moves).toHaveLength(1);
    bench.look(40);
    expect(bench.drag?.xMm).toBeGreaterThan(81);
    bench.look(200);
    expect(bench.drag?.pieceId).toBeNull();
    expect(bench.isWatching).toBe(false);
  });

  it('goes back when the parent does not answer', () => {
    const { bench } = placing();
    dragged(bench, HOME, { xMm: 80, yMm: 350 });
    bench.up();
    bench.look(500);
    bench.look(200);
    expect(bench.drag?.pieceId).toBeNull();
  });

  it('goes back and is not told when a second finger comes down', () => {
    const { bench, moves } = placing();
    dragged(bench, HOME, { xMm: 80, yMm: 350 });
    bench.touch('down', 20, 20, 2);
    bench.look(200);
    bench.up(2);
    bench.up(1);
    expect(bench.drag?.pieceId).toBeNull();
    expect(moves).toEqual([]);
  });

  it('goes back when the screen is turned under it', () => {
    const { bench, moves } = placing();
    dragged(bench, HOME, { xMm: 80, yMm: 350 });
    bench.set({ viewport: PHONE_ON_ITS_SIDE, isMotionReduced: true });
    bench.up();
    expect(moves).toEqual([]);
  });

  it('is held on to when the scene changes meanwhile', () => {
    const { bench } = placing();
    dragged(bench, HOME, { xMm: 80, yMm: 350 });
    bench.set({ scene: { ...SCENE } });
    expect(bench.drag?.pieceId).toBe('elf');
  });

  it('by keys moves as its arrows are seen, however the board is turned on the screen', () => {
    const { bench, moves } = placing();
    bench.control.nudge('elf', { x: 5, y: 0 });
    bench.set({ viewport: { ...PHONE, eyes: 2 } });
    bench.control.nudge('elf', { x: 0, y: 1 });
    bench.set({ viewport: { ...PHONE, lies: 1 } });
    bench.control.nudge('elf', { x: 0, y: 1 });
    bench.set({ viewport: { ...PHONE, eyes: 2, lies: 1 } });
    bench.control.nudge('elf', { x: 0, y: 1 });
    bench.control.nudge('arrow', { x: 0, y: 1 });
    expect(moves).toEqual([
      { pieceId: 'elf', xMm: 155, yMm: 300 },
      { pieceId: 'elf', xMm: 150, yMm: 299 },
      { pieceId: 'elf', xMm: 151, yMm: 300 },
      { pieceId: 'elf', xMm: 149, yMm: 300 },
    ]);
  });
});

describe('the knob of a missile', () => {
  const ringed = (isLegal?: (place: PlaceMm) => boolean) => {
    const moves: Move[] = [];
    const bench = new Bench();
    bench.set({ scene: SCENE, ring: ringWith(moves, isLegal) });
    const { knob } = bench;
    if (!knob) throw new Error('no knob');
    return { bench, moves, knob };
  };

  it('lies across the shooter, and turns the missile round him', () => {
    const { bench, moves, knob } = ringed();
    expect(knob.isShown).toBe(true);
    expect(knob.xMm).toBeCloseTo(150, 6);
    const reachMm = knob.yMm - 300;
    dragged(bench, knob, { xMm: 150 - reachMm, yMm: 300 });
    expect(bench.knob?.isHeld).toBe(true);
    expect(bench.drag).toMatchObject({ pieceId: 'arrow', isLegal: true });
    bench.up();
    expect(moves).toHaveLength(1);
    expect(moves[0]?.xMm).toBeCloseTo(180, 5);
    expect(moves[0]?.yMm).toBeCloseTo(300, 5);
    expect(bench.launches).toEqual([]);
  });

  it('lies across from the new place once the scene has it', () => {
    const { bench, moves, knob } = ringed();
    dragged(bench, knob, { xMm: 90, yMm: 300 });
    bench.up();
    const { xMm, yMm } = moves[0] ?? HOME;
    bench.set({ scene: sceneOf(piece('elf', HOME), piece('arrow', { xMm, yMm, radiusMm: 6 })) });
    expect(bench.knob?.isHeld).toBe(false);
    expect(bench.knob?.xMm).toBeLessThan(140);
  });

  it('leaves the missile itself to be flicked', () => {
    const { bench, moves } = ringed();
    const { x, y } = px(150, 270);
    bench.slide(x, y, 150, 100);
    bench.up();
    expect(bench.launches.map(({ discId }) => discId)).toEqual(['arrow']);
    expect(moves).toEqual([]);
  });

  it('goes with its ring, and is hidden while discs fly', () => {
    const { bench } = ringed();
    bench.set({ isFlying: true });
    expect(bench.knob?.isShown).toBe(false);
    bench.set({ isFlying: false });
    expect(bench.knob?.isShown).toBe(true);
    bench.set({ ring: null });
    expect(bench.knob?.isShown).toBe(false);
  });

  it('by keys the missile is pushed along its ring', () => {
    const { bench, moves } = ringed();
    bench.control.nudge('arrow', { x: 5, y: 0 });
    const { xMm, yMm } = moves[0] ?? HOME;
    expect(xMm).toBeGreaterThan(154);
    expect(Math.hypot(xMm - 150, yMm - 300)).toBeCloseTo(Math.hypot(5, 30), 6);
  });
});
