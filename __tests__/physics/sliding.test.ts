import { FEEL, poseAt } from '../../src/physics';
import { LAUNCH } from '../../src/rules/catacombs';
import { board, disc, field, fly, GRAVITY_MM_S2, launchesOf, restOf, shot } from './support/tables';

describe('a disc that meets nothing', () => {
  it.each([20, 50, 300, 1000, 2200, 6000])('slides v²/2a from %d mm/s, straight', (speed) => {
    const outcome = fly(field([disc('a', 100, 2000, 6)]), shot('a', 0.6 * speed, 0.8 * speed), {
      ...FEEL,
      slidingMmS2: 10_000,
    });
    const rest = restOf(outcome, 'a');
    const slideMm = (speed * speed) / 20_000;
    expect(Math.abs(rest.xMm - (100 + 0.6 * slideMm)) / slideMm).toBeLessThan(1e-12);
    expect(Math.abs(rest.yMm - (2000 + 0.8 * slideMm)) / slideMm).toBeLessThan(1e-12);
    expect(outcome.flight.durationMs).toBeCloseTo((speed / 10_000) * 1000, 9);
    expect(outcome.contacts).toEqual([]);
  });

  it('follows the closed form at every moment between', () => {
    const outcome = fly(field([disc('a', 100, 100, 6)]), shot('a', 1000, 0));
    const a = FEEL.slidingMmS2;
    for (const atMs of [0, 1, 16.7, 100, 250, 400]) {
      const t = atMs / 1000;
      expect(poseAt(outcome.flight, 0, atMs).xMm).toBeCloseTo(100 + 1000 * t - 0.5 * a * t * t, 9);
    }
    expect(poseAt(outcome.flight, 0, 1e9).xMm).toBe(restOf(outcome, 'a').xMm);
  });

  it('does not move at all when it is flicked with no speed', () => {
    const outcome = fly(board([disc('a', 100, 100, 6)]), shot('a', 0, 0));
    expect(outcome.flight.durationMs).toBe(0);
    expect(restOf(outcome, 'a')).toMatchObject({ xMm: 100, yMm: 100, putBack: null });
  });
});

describe('the feel of the board', () => {
  const slide = (speed: number) => (speed * speed) / (2 * FEEL.slidingMmS2);

  it('is about a quarter of gravity, and dense wood', () => {
    expect(FEEL.slidingMmS2 / GRAVITY_MM_S2).toBeCloseTo(0.25, 2);
    for (const restitution of [FEEL.discRestitution, FEEL.fixedRestitution, FEEL.wallRestitution]) {
      expect(restitution).toBeGreaterThanOrEqual(0.75);
      expect(restitution).toBeLessThanOrEqual(0.85);
    }
  });

  it('lets the firmest flick of Catacombs cross a board and strike on the far side', () => {
    expect(slide(LAUNCH.maxSpeedMmS)).toBeGreaterThan(2 * 450);
  });

  it('has no limit of its own on what a game lets be flicked', () => {
    const rough = { ...FEEL, slidingMmS2: 10_000 };
    for (const speed of [4000, 7000]) {
      const rest = restOf(fly(field([disc('a', 100, 100, 12.5)]), shot('a', 0.6 * speed, 0.8 * speed), rough), 'a');
      expect(rest.xMm - 100).toBeCloseTo((0.6 * speed * speed) / 20_000, 6);
    }
  });

  it('lets a soft flick nudge by two centimetres', () => {
    const outcome = fly(board([disc('a', 100, 100, 12.5)]), shot('a', 313, 0));
    expect(restOf(outcome, 'a').xMm - 100).toBeCloseTo(20, 0);
  });

  it('makes mass matter: a tiny missile barely moves a large disc, and bounces off', () => {
    const table = field([disc('troll', 2100, 2000, 19)]);
    const outcome = fly(table, shot('m', 1400, 0, disc('m', 2000, 2000, 6)));
    const troll = restOf(outcome, 'troll').xMm - 2100;
    expect(troll).toBeGreaterThan(3);
    expect(troll).toBeLessThan(15);
    expect(restOf(outcome, 'm').xMm).toBeLessThan(2000 + 75 - 50);
  });
});

describe('a spinning disc', () => {
  it('is slowed by the friction torque under it: 4a/3r, whatever its mass', () => {
    const outcome = fly(field([disc('a', 1980, 2000, 10), disc('b', 2050, 2014, 6)]), shot('a', 1500, 0));
    for (const [id, radiusMm] of [
      ['a', 10],
      ['b', 6],
    ] as const) {
      const spun = launchesOf(outcome, id).find((segment) => segment.spinRadS !== 0);
      expect(spun?.spinDecelerationRadS2).toBeCloseTo((4 * FEEL.slidingMmS2) / (3 * radiusMm), 9);
      const turn = ((spun?.spinRadS ?? 0) * Math.abs(spun?.spinRadS ?? 0)) / (2 * (spun?.spinDecelerationRadS2 ?? 1));
      expect(restOf(outcome, id).turnRad).toBeCloseTo(turn, 9);
    }
  });
});
