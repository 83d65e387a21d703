import { quantile, readField, thinned, type Traces } from '../../scripts/deviceDay/traces';
import { strokesWith, tracesFile, type Stroke } from '../../src/ui/traces/strokes';

/** A steady stroke of 200 ms as a screen of this rate tells of it, each sample so much late. */
function stroke(hz: number, lateMs: (sample: number) => number): readonly Stroke[] {
  const stepMs = 1000 / hz;
  const count = Math.round(200 / stepMs);
  let strokes: readonly Stroke[] = [];
  for (let sample = 0; sample <= count; sample += 1) {
    const kind = sample === 0 ? 'down' : sample === count ? 'up' : 'move';
    const atMs = 5000 + sample * stepMs;
    const felt = {
      kind,
      finger: 1,
      xPt: sample * stepMs,
      yPt: 0,
      atMs,
      arrivedAtMs: atMs - 4000 + lateMs(sample),
    } as const;
    strokes = strokesWith(strokes, 'system', felt);
  }
  return strokes;
}
const read = (strokes: readonly Stroke[]): Traces => JSON.parse(tracesFile(strokes, { platform: 'ios' }));

it('tells how often a screen told, and how late, whatever clocks it has', () => {
  const told = readField(read(stroke(120, (sample) => (sample % 2) * 6)), 'system');
  expect(told.strokes).toBe(1);
  expect(told.stepMs.middle).toBeCloseTo(1000 / 120, 1);
  expect(told.lateMs.slow).toBeCloseTo(6, 3);
  expect(told.lateMs.middle).toBeLessThanOrEqual(6);
});

it('a steady stroke is the same at 60 Hz; another field is another', () => {
  const traces = read(stroke(240, () => 0));
  expect(readField(traces, 'system').lostAt60HzPercent.most).toBeLessThan(0.5);
  expect(readField(traces, 'game').strokes).toBe(0);
});

it('thins to one sample a frame, with the landing and the lifting', () => {
  const samples = Array.from({ length: 25 }, (_, index) => ({ xPx: index, yPx: 0, atMs: index * 4 }));
  const seen = thinned(samples);
  expect([seen[0], seen.at(-1)]).toEqual([samples[0], samples.at(-1)]);
  expect(seen.length).toBeGreaterThanOrEqual(6);
  expect(seen.length).toBeLessThanOrEqual(8);
});

it('a quantile is one of the values', () => {
  expect(quantile([3, 1, 2], 0.5)).toBe(2);
  expect(quantile([3, 1, 2], 1)).toBe(3);
  expect(quantile([], 0.5)).toBeNaN();
});
