import { estimateVelocity } from '../../src/board/aim/estimateVelocity';
import type { TouchSample } from '../../src/board/aim/fingerPath';
import { length } from '../../src/lib';
import { LANDING, releasedAtMs, resample, STARTING, type Stroke } from './traces';

/**
 * How phones deliver a finger: one place a frame, stamped when it comes. How late it comes is the phone's; the law of the
 * launch bears any lateness that stays the same, and what it bears of one that wavers is counted here.
 */
const RATES_HZ = [60, 120, 240];
const STROKES = 150;

/** The same numbers whenever it runs. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

function strokeOf(roll: () => number, [least, most]: readonly [number, number]): Stroke {
  const isLanding = roll() < 0.5;
  const ways: readonly Stroke['progress'][] = Object.values(isLanding ? LANDING : STARTING);
  const strokeMs = least + roll() * (most - least);
  return {
    restMs: isLanding ? 0 : 20,
    strokeMs,
    tailMs: roll() * 35,
    lengthPx: ((400 + roll() * 3600) * strokeMs) / 1000,
    angleRad: roll() * 6,
    turnRad: 0,
    progress: ways[Math.floor(roll() * ways.length)] ?? LANDING.steady,
  };
}

/** Never before what came before it. */
function late(samples: readonly TouchSample[], lateMs: () => number): readonly TouchSample[] {
  let beforeMs = 0;
  return samples.map((sample) => {
    beforeMs = Math.max(beforeMs, sample.atMs + lateMs());
    return { ...sample, atMs: beforeMs };
  });
}

/** What is left of a faster digitizer where a phone tells of a finger once a frame: the last place of each, with its own time. */
function lastOfEachFrame(samples: readonly TouchSample[], hz: number, phase: number): readonly TouchSample[] {
  const frameOf = ({ atMs }: TouchSample): number => Math.floor((atMs * hz) / 1000 + phase);
  return samples.filter((sample, index) => {
    const next = samples[index + 1];
    return index === 0 || next === undefined || frameOf(next) !== frameOf(sample);
  });
}

/** In per cent of what the finger did: so far off are nineteen launches of twenty at the most. */
function offBy(hz: number, lasting: readonly [number, number], wavering: number, steadily = 0): number {
  const roll = dice(hz + wavering * 17);
  const off = Array.from({ length: STROKES }, () => {
    const stroke = strokeOf(roll, lasting);
    const truth = estimateVelocity(resample(stroke, { hz: 1000, phase: 0, jitter: [] }), releasedAtMs(stroke));
    const seen = late(resample(stroke, { hz, phase: roll(), jitter: [] }), () => steadily + roll() * wavering);
    const releasedMs = Math.max(seen.at(-1)?.atMs ?? 0, releasedAtMs(stroke) + steadily);
    return 100 * Math.abs(length(estimateVelocity(seen, releasedMs)) / length(truth) - 1);
  }).sort((a, b) => a - b);
  return off[Math.floor(0.95 * off.length)] ?? Number.NaN;
}

const SHORT = [30, 60] as const;
const USUAL = [60, 400] as const;

describe.each(RATES_HZ)('a finger that is told of %d times a second', (hz) => {
  it('launches within 3 % where each place comes in time, however short the stroke', () => {
    expect(offBy(hz, USUAL, 0)).toBeLessThan(3);
    expect(offBy(hz, SHORT, 0)).toBeLessThan(3);
  });

  it('launches the same where all of it comes late', () => {
    expect(offBy(hz, USUAL, 0, 40)).toBeLessThan(3);
  });

  it('is up to 6 % off where places come up to 2 ms late as it happens', () => {
    expect(offBy(hz, USUAL, 2)).toBeLessThan(6);
    expect(offBy(hz, SHORT, 2)).toBeLessThan(6);
  });

  it('is a fifth off at the most where they come up to 8 ms late: more than half a frame of 60', () => {
    expect(offBy(hz, USUAL, 8)).toBeLessThan(20);
    expect(offBy(hz, SHORT, 8)).toBeLessThan(20);
  });
});

it.each([
  ['usual', USUAL],
  ['short', SHORT],
] as const)(
  'is the same launch where a frame keeps its last place alone, each by the time of the system: %s',
  (_, lasting) => {
    const roll = dice(23);
    for (let count = 0; count < STROKES; count += 1) {
      const stroke = strokeOf(roll, lasting);
      const whole = resample(stroke, { hz: 240, phase: roll(), jitter: [] });
      const launch = estimateVelocity(lastOfEachFrame(whole, 60, roll()), releasedAtMs(stroke));
      const share = length(launch) / length(estimateVelocity(whole, releasedAtMs(stroke)));
      expect(Math.abs(share - 1)).toBeLessThan(0.03);
    }
  },
);

it('is worse than the law allows as soon as lateness wavers: stamps of the system would be worth having', () => {
  expect(Math.max(...RATES_HZ.map((hz) => offBy(hz, USUAL, 4)))).toBeGreaterThan(3);
});
