import type { ContactEntry } from '../../src/rules/flicking';
import { heardOfFlick } from '../../src/feedback/score/heardOfFlick';
import { knocksOf } from '../../src/feedback/score/knocksOf';
import { rubOf, type SlidingFlight } from '../../src/feedback/score/rubOf';
import { FULL, materialOf } from './table';

const stretch = (startMs: number, endMs: number, vxMmS: number, isHidden = false) => ({
  startMs,
  endMs,
  vxMmS,
  vyMmS: 0,
  decelerationMmS2: vxMmS / ((endMs - startMs) / 1000),
  isHidden,
});
const flightOf = (...tracks: SlidingFlight['tracks']): SlidingFlight => ({ durationMs: 400, tracks });
const hero = { discId: 'hero', vanishesMs: null, segments: [stretch(0, 400, 1000)] };

describe('sliding', () => {
  it('fades with the disc that slows down, and ends in silence', () => {
    const { gains, rates, stepMs } = rubOf(flightOf(hero));
    expect((gains.length - 1) * stepMs).toBe(400);
    for (let i = 1; i < gains.length; i += 1) {
      expect(gains[i]!).toBeLessThan(gains[i - 1]!);
      expect(rates[i]!).toBeLessThan(rates[i - 1]!);
    }
    expect(gains[10]! / gains[0]!).toBeCloseTo(0.5, 10);
    expect(gains.at(-1)).toBe(0);
  });

  it('adds the energies of discs, and stays below the clacks', () => {
    const one = rubOf(flightOf(hero)).gains[5]!;
    expect(rubOf(flightOf(hero, { ...hero, discId: 'other' })).gains[5]!).toBeCloseTo(one * Math.SQRT2, 10);
    const rack = Array.from({ length: 40 }, (_, i) => ({
      ...hero,
      discId: `d${i}`,
      segments: [stretch(0, 400, 6000)],
    }));
    expect(Math.max(...rubOf(flightOf(...rack)).gains)).toBeLessThan(0.3);
  });

  it('is not heard of a disc that is not seen, or stands', () => {
    const hidden = { ...hero, segments: [stretch(0, 400, 1000, true)] };
    const standing = { ...hero, segments: [{ ...stretch(0, 400, 0), decelerationMmS2: 0 }] };
    expect(Math.max(...rubOf(flightOf(hidden, standing)).gains)).toBe(0);
  });
});

describe('putting back', () => {
  const exit = { kind: 'exit', a: 'hero', xMm: 0, yMm: 9, atMs: 120, speedMmS: 300 } as const;
  const knocks = (contacts: readonly ContactEntry[], flight: SlidingFlight, settings = FULL) =>
    knocksOf(heardOfFlick({ contacts, discs: [], flight }, materialOf).laidDownAtMs, settings);

  it('knocks once, when the flight ends', () => {
    const monster = { ...hero, discId: 'monster' };
    const both = knocks([exit, { ...exit, a: 'monster' }], flightOf(hero, monster));
    expect(both).toMatchObject([{ atMs: 400, take: { sound: 'putBack' }, haptic: 'light' }]);
  });

  it('is silent when nothing left, or only a spent missile did', () => {
    expect(knocks([], flightOf(hero))).toEqual([]);
    expect(knocks([exit], flightOf({ ...hero, vanishesMs: 120 }))).toEqual([]);
  });

  it('respects the settings', () => {
    const still = knocks([exit], flightOf(hero), { ...FULL, reducedMotion: true });
    expect(still).toMatchObject([{ haptic: null }]);
    expect(knocks([exit], flightOf(hero), { ...FULL, soundVolume: 0, haptics: 0 })).toEqual([]);
  });
});
