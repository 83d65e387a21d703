import * as fc from '../support/properties';
import { AS_IT_HAPPENED, filmAtMs, shownAtMs, tempoOf } from '../../src/lib';

const KILLS = tempoOf(0.5, [
  { atMs: 300, forMs: 50 },
  { atMs: 100, forMs: 40 },
]);

describe('a film that stands still', () => {
  it('runs as it happened when nothing holds it', () => {
    expect([0, 7.5, 400].map((atMs) => filmAtMs(atMs, AS_IT_HAPPENED))).toEqual([0, 7.5, 400]);
    expect([0, 7.5, 400].map((atMs) => shownAtMs(atMs, AS_IT_HAPPENED))).toEqual([0, 7.5, 400]);
  });

  it('shows the blow itself before it stands still, and all that follows later', () => {
    expect([0, 100, 101, 300, 301].map((atMs) => shownAtMs(atMs, KILLS))).toEqual([0, 200, 242, 640, 692]);
  });

  it('stands at the blow for as long as it is held', () => {
    expect([199, 200, 220, 239, 240, 242].map((atMs) => filmAtMs(atMs, KILLS))).toEqual([
      99.5, 100, 100, 100, 100, 101,
    ]);
  });

  it('adds up two holds at one moment, and forgets empty ones', () => {
    const twice = tempoOf(1, [
      { atMs: 10, forMs: 40 },
      { atMs: 10, forMs: 20 },
      { atMs: 5, forMs: 0 },
    ]);
    expect(twice.holds).toHaveLength(2);
    expect([10, 69, 70, 75].map((atMs) => filmAtMs(atMs, twice))).toEqual([10, 10, 10, 15]);
    expect(shownAtMs(11, twice)).toBe(71);
  });

  it('never runs backwards, and what is asked for is what is shown', () => {
    const hold = fc.record({ atMs: fc.integer({ min: 0, max: 900 }), forMs: fc.integer({ min: 0, max: 80 }) });
    fc.assert(
      fc.property(
        fc.constantFrom(0.1, 0.25, 0.5, 1, 2),
        fc.array(hold, { maxLength: 5 }),
        fc.array(fc.double({ min: 0, max: 1000, noNaN: true }), { minLength: 2 }),
        (pace, holds, moments) => {
          const tempo = tempoOf(pace, holds);
          const inOrder = [...moments].sort((a, b) => a - b);
          const shown = inOrder.map((atMs) => shownAtMs(atMs, tempo));
          shown.forEach((shownMs, i) => {
            expect(shownMs).toBeGreaterThanOrEqual(shown[i - 1] ?? 0);
            expect(filmAtMs(shownMs, tempo)).toBeCloseTo(inOrder[i]!, 6);
          });
        },
      ),
      { seed: 41 },
    );
  });
});
