import type { Flight, FlightSegment, FlightTrack } from '../../src/physics/flight';
import { liftAt, liftOf } from '../../src/board/view/lift';
import { spritePoseAt, type Placement } from '../../src/board/view/placements';

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
  xMm: 100,
  yMm: 200,
  radiusMm: 10,
  originXPx: 20,
  originYPx: 20,
  track: 0,
  lift: liftOf(TRACK),
  role: 'face',
  isSelected: false,
  ...wanted,
});

const at = (atMs: number, wanted: Partial<Placement> = {}) =>
  spritePoseAt(placement(wanted), { flight: FLIGHT, atMs, selectedLift: 0 });

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
    expect(spritePoseAt(placement(), { flight: null, atMs: 250, selectedLift: 0 })).toEqual(still);
  });

  it('is nowhere while its disc is off the board', () => {
    const hidden = { ...FLIGHT, tracks: [{ ...TRACK, segments: [segment({ isHidden: true })] }] };
    expect(spritePoseAt(placement(), { flight: hidden, atMs: 50, selectedLift: 0 }).scale).toBe(0);
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
    const moment = { flight: null, atMs: 0, selectedLift: 1 };
    expect(spritePoseAt(placement({ role: 'liftedShadow', isSelected: true }), moment).scale).toBe(1);
    expect(spritePoseAt(placement({ role: 'liftedShadow' }), moment).scale).toBe(0);
  });
});
