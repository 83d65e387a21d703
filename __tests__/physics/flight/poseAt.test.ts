import { transformFileSync } from '@babel/core';
import { runInNewContext } from 'node:vm';
import { poseAt, type Flight, type Pose } from '../../../src/physics/flight';
import { LAUNCH } from '../../../src/rules/catacombs';
import { randomFlick } from '../support/randomTables';
import { disc, field, fly, shot, throughJson } from '../support/tables';

const SOURCE = 'src/physics/flight/poseAt.ts';

describe('poseAt', () => {
  const flick = randomFlick(14, 16);
  const outcome = fly(flick.table, flick.shot);
  const { flight } = outcome;

  it('begins at the table, ends at the rest, and never jumps between', () => {
    flight.tracks.forEach((track, k) => {
      const begin = flick.table.discs.find((one) => one.id === track.discId);
      expect(poseAt(flight, k, 0)).toEqual({ xMm: begin?.xMm, yMm: begin?.yMm, angleRad: 0, isVisible: true });
      const rest = outcome.rest.discs.find((one) => one.id === track.discId);
      const end = poseAt(flight, k, flight.durationMs);
      expect([end.xMm, end.yMm]).toEqual([expect.closeTo(rest?.xMm ?? NaN, 9), expect.closeTo(rest?.yMm ?? NaN, 9)]);
      expect(end.angleRad).toBeCloseTo(rest?.turnRad ?? NaN, 9);
      for (let atMs = 0; atMs < flight.durationMs - 1; atMs += 0.5) {
        const [one, next] = [poseAt(flight, k, atMs), poseAt(flight, k, atMs + 0.5)];
        const step = Math.hypot(next.xMm - one.xMm, next.yMm - one.yMm);
        expect(step).toBeLessThan((LAUNCH.maxSpeedMmS * 1.9 * 0.5) / 1000);
      }
    });
  });

  it('answers the same forwards, backwards and after JSON', () => {
    const moments = Array.from({ length: 200 }, (_, k) => (k * flight.durationMs) / 199);
    const forwards = moments.map((atMs) => poseAt(flight, 0, atMs));
    const backwards = [...moments].reverse().map((atMs) => poseAt(throughJson(flight), 0, atMs));
    expect(backwards.reverse()).toEqual(forwards);
  });

  it('turns a spinning disc against its slowing, and lets it stand when the spin is spent', () => {
    const still = { startMs: 0, endMs: 1000, xMm: 5, yMm: 6, vxMmS: 0, vyMmS: 0, decelerationMmS2: 0, isHidden: false };
    const track = (spinRadS: number) => ({
      discId: 'a',
      appearsMs: 0,
      vanishesMs: null,
      segments: [{ ...still, angleRad: 1, spinRadS, spinDecelerationRadS2: 20 }],
    });
    const spinning: Flight = { durationMs: 1000, tracks: [track(10), track(-10)] };
    expect(poseAt(spinning, 0, 250).angleRad).toBeCloseTo(1 + 2.5 - 0.625, 12);
    expect(poseAt(spinning, 1, 250).angleRad).toBeCloseTo(1 - 2.5 + 0.625, 12);
    expect(poseAt(spinning, 0, 900).angleRad).toBeCloseTo(1 + 2.5, 12);
    expect(poseAt(spinning, 1, 5000).angleRad).toBeCloseTo(1 - 2.5, 12);
  });

  it('hides what has vanished or does not exist', () => {
    const missile = fly(field([]), shot('m', 500, 0, disc('m', 2000, 2000, 6))).flight;
    expect(poseAt(missile, 0, missile.durationMs - 0.001).isVisible).toBe(true);
    expect(poseAt(missile, 0, missile.durationMs).isVisible).toBe(false);
    expect(poseAt(missile, 9, 0).isVisible).toBe(false);
  });

  it('runs alone on another thread: a worklet that captures nothing', () => {
    const code = transformFileSync(SOURCE, {
      babelrc: false,
      configFile: false,
      presets: ['babel-preset-expo'],
      plugins: ['react-native-worklets/plugin'],
      caller: { name: 'metro', platform: 'ios' } as never,
    })?.code;
    const shipped = /code:\s*("(?:[^"\\]|\\.)*")/.exec(code ?? '')?.[1];
    if (shipped === undefined) throw new Error('poseAt is no worklet');
    expect(code).toMatch(/__closure\s*=\s*\{\}/);
    const alone = runInNewContext(`(${JSON.parse(shipped) as string})`) as (...args: unknown[]) => Pose;
    for (const atMs of [0, 3, 77.7, 400, 1e6]) {
      expect({ ...alone(flight, 1, atMs) }).toEqual(poseAt(flight, 1, atMs));
    }
  });
});
