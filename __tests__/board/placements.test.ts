import type { Flight, FlightSegment, FlightTrack } from '../../src/physics/flight';
import { liftAt, liftOf } from '../../src/board/flights/lift';
import type { Moment } from '../../src/board/canvas/discs/moment';
import { spritePoseAt, type Placement } from '../../src/board/canvas/discs/placements';
import { MOTION_MS } from '../../src/theme';
import { NO_DRAG } from '../../src/board/flicking/shownDrag';

const segment = (wanted: Partial<FlightSegment>): FlightSegment => ({
  startMs: 0,
  endMs: 400,
  xMm: 100,
  yMm: 200,
  vxMmS: 0,
  vyMmS: 0,
  decelerationMmS2: 0,
  angleRad: 0,
  spinRadS: 0,
  spinDecelerationRadS2: 0,
  isHidden: false,
  ...wanted,
});

const TRACK: FlightTrack = {
  discId: 'elf',
  appearsMs: 0,
  vanishesMs: null,
  segments: [
    segment({ endMs: 100 }),
    segment({ startMs: 100, endMs: 400, vxMmS: 100 }),
    segment({ startMs: 400, endMs: 600, xMm: 130 }),
  ],
};
const FLIGHT: Flight = { durationMs: 600, tracks: [TRACK] };

const placement = (wanted: Partial<Placement> = {}): Placement => ({
  pieceId: 'elf',
  xMm: 100,
  yMm: 200,
  radiusMm: 10,
  originXPx: 20,
  originYPx: 20,
  track: 0,
  lift: liftOf(TRACK),
  role: 'face',
  isSelected: false,
  frame: null,
  isStamped: false,
  hasLanded: false,
  isAwaited: false,
  loose: null,
  underMm: { x: -2.6, y: -3.6 },
  ...wanted,
});

const momentOf = (wanted: Partial<Moment> = {}): Moment => ({
  flight: null,
  atMs: 0,
  selectedLift: 0,
  drag: NO_DRAG,
  changedMs: 1000,
  frame: 0,
  ...wanted,
});

const at = (atMs: number, wanted: Partial<Placement> = {}) =>
  spritePoseAt(placement(wanted), momentOf({ flight: FLIGHT, atMs }));

describe('the lift of a flying disc', () => {
  it('lasts from its first movement to its last', () => {
    expect(liftOf(TRACK)).toEqual({ risesAtMs: 100, restsAtMs: 400 });
  });

  it('is none for a disc that nothing moves', () => {
    expect(liftOf({ ...TRACK, segments: [segment({})] })).toBeNull();
  });

  it('rises in 90 ms, falls in 120 ms and is 0 on the board', () => {
    const lift = { risesAtMs: 100, restsAtMs: 400 };
    expect([50, 100, 145, 190, 280, 340, 400, 500].map((atMs) => liftAt(lift, atMs))).toEqual([
      0, 0, 0.5, 1, 1, 0.5, 0, 0,
    ]);
  });
});

describe('where a sprite is drawn', () => {
  it('follows the track of its disc', () => {
    expect([0, 250, 600].map((atMs) => at(atMs).xMm)).toEqual([100, 115, 130]);
  });

  it('stays where the scene has it without a flight, or when the flight does not know its disc', () => {
    const still = { xMm: 100, yMm: 200, scale: 1 };
    expect(at(250, { track: -1 })).toEqual(still);
    expect(spritePoseAt(placement(), momentOf({ atMs: 250 }))).toEqual(still);
  });

  it('is nowhere while its disc is off the board', () => {
    const hidden = { ...FLIGHT, tracks: [{ ...TRACK, segments: [segment({ isHidden: true })] }] };
    expect(spritePoseAt(placement(), momentOf({ flight: hidden, atMs: 50 })).scale).toBe(0);
  });

  it('a lifted shadow is unseen on the board and falls to the lower right in the air', () => {
    expect(at(50, { role: 'liftedShadow' }).scale).toBe(0);
    expect(at(250, { role: 'liftedShadow' })).toEqual({ xMm: 115, yMm: 200, scale: 1 });
    const rising = at(145, { role: 'liftedShadow' });
    expect(rising.scale).toBeCloseTo(0.85, 9);
    // The picture itself holds the whole offset; half way up, half of it is taken back.
    expect(rising.xMm).toBeCloseTo(104.5 - 1.3, 9);
    expect(rising.yMm).toBeCloseTo(200 - 1.8, 9);
  });

  it('a resting shadow sinks under the rising disc and is gone once it is up', () => {
    expect([50, 145, 190, 250, 340, 400].map((atMs) => at(atMs, { role: 'restingShadow' }).scale)).toEqual([
      1, 0.875, 0, 0, 0.875, 1,
    ]);
  });

  it('a selected disc casts its lifted shadow at rest', () => {
    const moment = momentOf({ selectedLift: 1 });
    expect(spritePoseAt(placement({ role: 'liftedShadow', isSelected: true }), moment).scale).toBe(1);
    expect(spritePoseAt(placement({ role: 'liftedShadow' }), moment).scale).toBe(0);
  });

  it('a piece in a hand is where the hand is, lifted, with all that belongs to it', () => {
    const held = momentOf({ drag: { pieceId: 'elf', xMm: 40, yMm: 60, isLegal: false } });
    expect(spritePoseAt(placement(), held)).toEqual({ xMm: 40, yMm: 60, scale: 1 });
    expect(spritePoseAt(placement({ role: 'liftedShadow' }), held)).toEqual({ xMm: 40, yMm: 60, scale: 1 });
    expect(spritePoseAt(placement({ role: 'restingShadow' }), held).scale).toBe(0);
    expect(spritePoseAt(placement({ pieceId: 'orc' }), held)).toEqual({ xMm: 100, yMm: 200, scale: 1 });
  });

  it('shows one picture of a fire at a time', () => {
    const shown = (frame: number) =>
      [0, 1, 2].map((own) => spritePoseAt(placement({ frame: own }), momentOf({ frame })).scale);
    expect(shown(0)).toEqual([1, 0, 0]);
    expect(shown(2)).toEqual([0, 0, 1]);
  });

  it('stamps a new mark from 1.3 to 1 in 160 ms, and nothing else', () => {
    const scaleAt = (changedMs: number, isStamped = true) =>
      spritePoseAt(placement({ isStamped }), momentOf({ changedMs })).scale;
    expect(scaleAt(0)).toBeCloseTo(1.3, 9);
    expect(scaleAt(80)).toBeCloseTo(1.225, 9);
    expect(scaleAt(160)).toBe(1);
    expect(scaleAt(0, false)).toBe(1);
  });

  it('squashes the shadow of a disc that has been put down once, by 2 %', () => {
    const shadowAt = (changedMs: number) =>
      spritePoseAt(placement({ role: 'restingShadow', hasLanded: true }), momentOf({ changedMs })).scale;
    expect([0, 60, 120].map(shadowAt)).toEqual([1, 1.02, 1]);
  });
});

describe('what lies loose on a disc', () => {
  const ICE = { slipXMm: 4, slipYMm: 0, fromXMm: 0, fromYMm: 0, fallsAtMs: null };
  const flying = (atMs: number) => momentOf({ flight: FLIGHT, atMs });

  it('lies as far from its middle as it has slipped, and goes with it', () => {
    const slipped = placement({ loose: ICE });
    expect(spritePoseAt(slipped, momentOf())).toEqual({ xMm: 104, yMm: 200, scale: 1 });
    expect(spritePoseAt(slipped, flying(200)).xMm).toBeCloseTo(114, 6);
  });

  it('is seen to slip', () => {
    const slipped = placement({ loose: ICE });
    expect(spritePoseAt(slipped, momentOf({ changedMs: 0 })).xMm).toBeCloseTo(100, 6);
    expect(spritePoseAt(slipped, momentOf({ changedMs: 40 })).xMm).toBeGreaterThan(100);
  });

  it('stays behind and drops away once it has fallen', () => {
    const falling = placement({ loose: { ...ICE, fallsAtMs: 200 } });
    const before = spritePoseAt(falling, flying(199));
    const after = spritePoseAt(falling, flying(300));
    expect(after.xMm).toBeCloseTo(before.xMm, 0);
    expect(after.scale).toBeLessThan(1);
    expect(after.scale).toBeGreaterThan(0);
    expect(spritePoseAt(falling, flying(200 + MOTION_MS.departure)).scale).toBe(0);
  });
});

it('leaves a place on a rim empty until whoever belongs there has come', () => {
  const awaited = placement({ isAwaited: true });
  expect(spritePoseAt(awaited, momentOf({ changedMs: MOTION_MS.boarding - 1 })).scale).toBe(0);
  expect(spritePoseAt(awaited, momentOf({ changedMs: MOTION_MS.boarding })).scale).toBe(1);
});
