import * as fc from '../support/properties';
import { estimateVelocity } from '../../src/board/aim/estimateVelocity';
import type { TouchSample } from '../../src/board/aim/fingerPath';
import { length, type Vec2 } from '../../src/lib';
import { LANDING, releasedAtMs, resample, sampleAt, STARTING, still, type Screen, type Stroke } from './traces';

const RATES_HZ = [60, 120, 240];

const differencePercent = (a: Vec2, b: Vec2): number => Math.abs(length(a) / length(b) - 1) * 100;
const angleBetweenDeg = (a: Vec2, b: Vec2): number =>
  (Math.abs(Math.atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y)) * 180) / Math.PI;

const truth = (stroke: Stroke): Vec2 =>
  estimateVelocity(resample(stroke, { hz: 1000, phase: 0, jitter: [] }), releasedAtMs(stroke));

function expectSameLaunch(actual: Vec2, expected: Vec2): void {
  expect(differencePercent(actual, expected)).toBeLessThan(3);
  expect(angleBetweenDeg(actual, expected)).toBeLessThan(0.5);
}

const screens: fc.Arbitrary<Screen> = fc.record({
  hz: fc.constantFrom(...RATES_HZ),
  phase: fc.double({ min: 0, max: 1, noNaN: true }),
  jitter: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 8, maxLength: 8 }),
});

const strokesOf = (
  progresses: readonly Stroke['progress'][],
  strokeMs: [number, number],
  restMs: number[],
  slowestPxS = 400,
): fc.Arbitrary<Stroke> =>
  fc
    .record({
      restMs: fc.constantFrom(...restMs),
      strokeMs: fc.double({ min: strokeMs[0], max: strokeMs[1], noNaN: true }),
      tailMs: fc.double({ min: 0, max: 35, noNaN: true }),
      speedPxS: fc.double({ min: slowestPxS, max: 4000, noNaN: true }),
      angleRad: fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
      turnRadS: fc.double({ min: -5, max: 5, noNaN: true }),
      progress: fc.constantFrom(...progresses),
    })
    .map(({ speedPxS, turnRadS, ...stroke }) => ({
      ...stroke,
      lengthPx: (speedPxS * stroke.strokeMs) / 1000,
      turnRad: turnRadS * Math.min(0.06, stroke.strokeMs / 1000),
    }));

const landing = strokesOf(Object.values(LANDING), [25, 400], [0]);
const starting = strokesOf(Object.values(STARTING), [60, 400], [0, 20, 500]);
const any = fc.oneof(landing, starting);
const leavingAtSpeed = fc.oneof(strokesOf([LANDING.steady, LANDING.hurrying], [25, 400], [0]), starting);

describe('the same finger gives the same launch', () => {
  it('at 60, 120 and 240 Hz, in any phase, with uneven frames, for strokes that land moving', () => {
    fc.assert(
      fc.property(landing, screens, (stroke, screen) => {
        expectSameLaunch(estimateVelocity(resample(stroke, screen), releasedAtMs(stroke)), truth(stroke));
      }),
      { numRuns: 400 },
    );
  });

  it('at 60, 120 and 240 Hz for strokes that start from rest', () => {
    fc.assert(
      fc.property(starting, screens, (stroke, screen) => {
        expectSameLaunch(estimateVelocity(resample(stroke, screen), releasedAtMs(stroke)), truth(stroke));
      }),
      { numRuns: 400 },
    );
  });

  it('at 60, 120 and 240 Hz for strokes of less than 60 ms that start from rest', () => {
    const short = strokesOf(Object.values(STARTING), [25, 60], [0, 20]);
    fc.assert(
      fc.property(short, screens, (stroke, screen) => {
        expectSameLaunch(estimateVelocity(resample(stroke, screen), releasedAtMs(stroke)), truth(stroke));
      }),
      { numRuns: 400 },
    );
  });

  it('within 4 % for those that follow a long rest, of which 60 Hz cannot tell when it ended', () => {
    const afterRest = strokesOf(Object.values(STARTING), [25, 60], [500]);
    fc.assert(
      fc.property(afterRest, screens, (stroke, screen) => {
        const launch = estimateVelocity(resample(stroke, screen), releasedAtMs(stroke));
        expect(differencePercent(launch, truth(stroke))).toBeLessThan(4);
        expect(angleBetweenDeg(launch, truth(stroke))).toBeLessThan(0.5);
      }),
      { numRuns: 400 },
    );
  });

  it('when events come twice with one time', () => {
    fc.assert(
      fc.property(any, screens, (stroke, screen) => {
        const samples = resample(stroke, screen);
        const doubled = samples.flatMap((sample) => [{ ...sample, xPx: sample.xPx - 3 }, sample]);
        expectSameLaunch(
          estimateVelocity(doubled, releasedAtMs(stroke)),
          estimateVelocity(samples, releasedAtMs(stroke)),
        );
      }),
    );
  });

  it('whether a screen reports a resting finger or is silent', () => {
    fc.assert(
      fc.property(starting, screens, (stroke, screen) => {
        const samples = resample(stroke, screen);
        const landed = samples[0] as TouchSample;
        const silent = samples.filter((sample) => sample === landed || sample.atMs > stroke.restMs);
        expectSameLaunch(estimateVelocity(silent, releasedAtMs(stroke)), truth(stroke));
      }),
    );
  });

  it('nearly, even if the stroke after the silence is shorter than the window', () => {
    fc.assert(
      fc.property(strokesOf([STARTING.accelerating], [30, 60], [200]), screens, (stroke, screen) => {
        const samples = resample(stroke, screen);
        const landed = samples[0] as TouchSample;
        const silent = samples.filter((sample) => sample === landed || sample.atMs > stroke.restMs);
        const launch = estimateVelocity(silent, releasedAtMs(stroke));
        expect(differencePercent(launch, estimateVelocity(samples, releasedAtMs(stroke)))).toBeLessThan(8);
      }),
    );
  });

  it('wherever on the screen and whenever it is', () => {
    fc.assert(
      fc.property(any, screens, fc.integer({ min: 0, max: 1e9 }), (stroke, screen, laterMs) => {
        const samples = resample(stroke, screen);
        const moved = samples.map(({ xPx, yPx, atMs }) => ({ xPx: xPx + 77, yPx: yPx - 31, atMs: atMs + laterMs }));
        const here = estimateVelocity(samples, releasedAtMs(stroke));
        const there = estimateVelocity(moved, releasedAtMs(stroke) + laterMs);
        expect(there.x).toBeCloseTo(here.x, 2);
        expect(there.y).toBeCloseTo(here.y, 2);
      }),
    );
  });

  it('turned or mirrored with the finger', () => {
    fc.assert(
      fc.property(any, screens, (stroke, screen) => {
        const samples = resample(stroke, screen);
        const turned = samples.map(({ xPx, yPx, atMs }) => ({ xPx: -yPx, yPx: xPx, atMs }));
        const here = estimateVelocity(samples, releasedAtMs(stroke));
        const there = estimateVelocity(turned, releasedAtMs(stroke));
        expect(there.x).toBeCloseTo(-here.y, 6);
        expect(there.y).toBeCloseTo(here.x, 6);
      }),
    );
  });
});

describe('a screen that is busy', () => {
  /** What it reports: the landing, and the finger every so many milliseconds until it leaves. */
  const seldom = (stroke: Stroke, everyMs: number, phase: number): TouchSample[] => {
    const times = [0];
    for (let atMs = everyMs * (phase + 0.01); atMs < stroke.strokeMs; atMs += everyMs) times.push(atMs);
    return times.map((atMs) => sampleAt(stroke, atMs));
  };
  const steady = strokesOf([LANDING.steady], [300, 600], [0]).map((stroke) => ({ ...stroke, turnRad: 0, tailMs: 0 }));
  const gap = fc.double({ min: 4, max: 150, noNaN: true });
  const phase = fc.double({ min: 0, max: 1, noNaN: true });

  it('takes a steady movement for what it is, however seldom it looks', () => {
    fc.assert(
      fc.property(steady, gap, phase, (stroke, everyMs, at) => {
        const launch = estimateVelocity(seldom(stroke, everyMs, at), releasedAtMs(stroke));
        expectSameLaunch(launch, truth(stroke));
      }),
      { numRuns: 500 },
    );
  });

  it('never makes a changing movement faster than it ever was, nor a quarter of what it was at the end', () => {
    const changing = fc.oneof(
      strokesOf([LANDING.hurrying, LANDING.halfBraking], [300, 600], [0]),
      strokesOf([STARTING.accelerating], [300, 600], [0]),
    );
    fc.assert(
      fc.property(changing, gap, phase, (stroke, everyMs, at) => {
        const launch = length(estimateVelocity(seldom(stroke, everyMs, at), releasedAtMs({ ...stroke, tailMs: 0 })));
        const meanPxS = (stroke.lengthPx / stroke.strokeMs) * 1000;
        expect(launch).toBeLessThan(2.2 * meanPxS);
        expect(launch).toBeGreaterThan(0.25 * length(truth({ ...stroke, tailMs: 0 })));
      }),
      { numRuns: 300 },
    );
  });

  it('for a moment, in the middle of a movement, changes nothing', () => {
    fc.assert(
      fc.property(
        steady,
        screens,
        fc.double({ min: 70, max: 140, noNaN: true }),
        phase,
        (stroke, screen, busyMs, at) => {
          const fromMs = at * (stroke.strokeMs - busyMs);
          const samples = resample(stroke, { ...screen, jitter: [] });
          const seen = samples.filter(({ atMs }) => atMs <= fromMs || atMs >= fromMs + busyMs);
          expectSameLaunch(estimateVelocity(seen, releasedAtMs(stroke)), truth(stroke));
        },
      ),
    );
  });

  it('still lets a finger stop and be lifted', () => {
    fc.assert(
      fc.property(steady, gap, phase, (stroke, everyMs, at) => {
        const held = { ...stroke, tailMs: 330 };
        expect(estimateVelocity(seldom(stroke, everyMs, at), releasedAtMs(held))).toEqual({ x: 0, y: 0 });
      }),
    );
  });
});

describe('strength', () => {
  const steady = (strokeMs: number, speedPxS: number, tailMs = 0): Stroke => ({
    restMs: 0,
    strokeMs,
    tailMs,
    lengthPx: (speedPxS * strokeMs) / 1000,
    angleRad: 0,
    turnRad: 0,
    progress: LANDING.steady,
  });

  it.each(RATES_HZ)('reads a steady stroke as it is at %d Hz', (hz) => {
    const stroke = steady(180, 1500);
    const velocity = estimateVelocity(resample(stroke, { hz, phase: 0.4, jitter: [] }), releasedAtMs(stroke));
    expect(velocity.x).toBeCloseTo(1500, 3);
    expect(velocity.y).toBeCloseTo(0, 6);
  });

  it.each(RATES_HZ)('reads a short stroke that lands moving as it is at %d Hz', (hz) => {
    const stroke = steady(25, 2000, 20);
    const velocity = estimateVelocity(resample(stroke, { hz, phase: 0.7, jitter: [] }), releasedAtMs(stroke));
    expect(velocity.x).toBeGreaterThan(1980);
    expect(velocity.x).toBeLessThan(2000.001);
  });

  it('grows in proportion to the speed of the finger', () => {
    fc.assert(
      fc.property(any, screens, fc.double({ min: 0.1, max: 10, noNaN: true }), (stroke, screen, factor) => {
        const once = estimateVelocity(resample(stroke, screen), releasedAtMs(stroke));
        const faster = { ...stroke, lengthPx: stroke.lengthPx * factor };
        expect(length(estimateVelocity(resample(faster, screen), releasedAtMs(stroke)))).toBeCloseTo(
          length(once) * factor,
          3,
        );
      }),
    );
  });

  it('is never zero for a stroke of 25 ms or more, even if it brakes to a halt', () => {
    fc.assert(
      fc.property(strokesOf(Object.values(LANDING), [25, 400], [0, 80, 300]), screens, (stroke, screen) => {
        const velocity = estimateVelocity(resample(stroke, screen), releasedAtMs(stroke));
        const meanPxS = (stroke.lengthPx / stroke.strokeMs) * 1000;
        expect(length(velocity)).toBeGreaterThan(meanPxS / 7);
      }),
      { numRuns: 300 },
    );
  });

  it('of a lone touch is zero', () => {
    expect(estimateVelocity([], 10)).toEqual({ x: 0, y: 0 });
    expect(estimateVelocity([{ xPx: 5, yPx: 5, atMs: 0 }], 400)).toEqual({ x: 0, y: 0 });
  });
});

const steadily = (strokeMs: number): Stroke => ({
  restMs: 0,
  strokeMs,
  tailMs: 0,
  lengthPx: 0,
  angleRad: 0,
  turnRad: 0,
  progress: LANDING.steady,
});

describe('lifting the finger', () => {
  it('does not change the launch, however late the report comes within a twentieth of a second', () => {
    fc.assert(
      fc.property(leavingAtSpeed, screens, fc.double({ min: 0, max: 30, noNaN: true }), (stroke, screen, laterMs) => {
        const samples = resample(stroke, screen);
        const prompt = { ...stroke, tailMs: 5 };
        const late = estimateVelocity(samples, releasedAtMs(prompt) + laterMs);
        expectSameLaunch(late, estimateVelocity(samples, releasedAtMs(prompt)));
      }),
    );
  });

  it('hardly turns a firm launch when the finger rolls as it leaves', () => {
    fc.assert(
      fc.property(
        strokesOf(Object.values(STARTING), [80, 300], [0], 700),
        fc.double({ min: -2, max: 2, noNaN: true }),
        (stroke, rollPx) => {
          const samples = resample(stroke, { hz: 120, phase: 0.5, jitter: [] });
          const last = samples.at(-1) as TouchSample;
          const across = { x: -Math.sin(stroke.angleRad), y: Math.cos(stroke.angleRad) };
          const rolled = [2, 5, 8].map((afterMs, index) => ({
            xPx: last.xPx + (across.x * rollPx * (index + 1)) / 3,
            yPx: last.yPx + (across.y * rollPx * (index + 1)) / 3,
            atMs: last.atMs + afterMs,
          }));
          const launch = estimateVelocity([...samples, ...rolled], last.atMs + 12);
          expect(angleBetweenDeg(launch, estimateVelocity(samples, last.atMs + 12))).toBeLessThan(1.5);
        },
      ),
    );
  });

  it('turns a launch of less than 60 ms by less than a degree when the finger rolls as it leaves', () => {
    const stroke: Stroke = { ...steadily(30), lengthPx: 45 };
    const samples = resample(stroke, { hz: 120, phase: 0.5, jitter: [] });
    const last = samples.at(-1) as TouchSample;
    const rolled = [2, 5, 8].map((afterMs, index) => ({
      xPx: last.xPx,
      yPx: last.yPx + (2 * (index + 1)) / 3,
      atMs: last.atMs + afterMs,
    }));
    const launch = estimateVelocity([...samples, ...rolled], last.atMs + 12);
    expect(angleBetweenDeg(launch, { x: 1, y: 0 })).toBeLessThan(1);
  });

  it.each(RATES_HZ)('after stopping and holding launches nothing at %d Hz', (hz) => {
    fc.assert(
      fc.property(any, fc.double({ min: 115, max: 900, noNaN: true }), fc.boolean(), (stroke, holdMs, isSilent) => {
        const samples = resample(stroke, { hz, phase: 0.3, jitter: [] });
        const last = samples.at(-1) as TouchSample;
        const held = isSilent ? samples : [...samples, ...still(last, last.atMs + holdMs, hz)];
        expect(estimateVelocity(held, last.atMs + holdMs)).toEqual({ x: 0, y: 0 });
      }),
    );
  });

  it('after a trembling hold launches next to nothing', () => {
    const stroke: Stroke = {
      restMs: 0,
      strokeMs: 150,
      tailMs: 0,
      lengthPx: 200,
      angleRad: 1,
      turnRad: 0,
      progress: LANDING.steady,
    };
    const samples = resample(stroke, { hz: 120, phase: 0, jitter: [] });
    const last = samples.at(-1) as TouchSample;
    const trembling = still(last, last.atMs + 400, 120).map((sample, index) => ({
      ...sample,
      xPx: sample.xPx + (index % 2 ? 0.5 : -0.5),
    }));
    expect(length(estimateVelocity([...samples, ...trembling], last.atMs + 400))).toBeLessThan(20);
  });
});

it('follows the last direction of a finger that turns', () => {
  const stroke: Stroke = {
    restMs: 0,
    strokeMs: 300,
    tailMs: 10,
    lengthPx: 300,
    angleRad: 0,
    turnRad: 0,
    progress: LANDING.steady,
  };
  const away = resample(stroke, { hz: 120, phase: 0, jitter: [] });
  const last = away.at(-1) as TouchSample;
  const back = resample(stroke, { hz: 120, phase: 0, jitter: [] }).map((sample) => ({
    xPx: last.xPx,
    yPx: last.yPx + sample.xPx - sampleAt(stroke, 0).xPx,
    atMs: last.atMs + sample.atMs,
  }));
  const launch = estimateVelocity([...away, ...back], last.atMs + releasedAtMs(stroke));
  expect(angleBetweenDeg(launch, { x: 0, y: 1 })).toBeLessThan(0.1);
});

it('follows the end of a curve, though its beginning was a little faster', () => {
  const TURN_RAD_S = 4;
  const radiusPx = 300;
  const samples = Array.from({ length: 31 }, (_, index) => {
    const atMs = index * 10;
    const angle = (TURN_RAD_S * atMs * (1 - 0.0003 * atMs)) / 1000;
    return { xPx: radiusPx * Math.sin(angle), yPx: radiusPx * Math.cos(angle), atMs };
  });
  const before = samples.at(-7) as TouchSample;
  const last = samples.at(-1) as TouchSample;
  const end = { x: last.xPx - before.xPx, y: last.yPx - before.yPx };
  expect(angleBetweenDeg(estimateVelocity(samples, last.atMs + 4), end)).toBeLessThan(1);
});
