import * as fc from '../../support/properties';
import { firstFall } from '../../../src/physics/matter-discs/core/polynomial';

/** Coefficients, highest first, of k (t - a)(t - b)(t - c)(t - d). */
function fromRoots(k: number, roots: readonly number[]): readonly [number, number, number, number, number] {
  let coefficients = [k];
  for (const root of roots) {
    const next = [...coefficients, 0];
    coefficients.forEach((value, i) => (next[i + 1] = (next[i + 1] ?? 0) - root * value));
    coefficients = next;
  }
  const [c4 = 0, c3 = 0, c2 = 0, c1 = 0, c0 = 0] = coefficients;
  return [c4, c3, c2, c1, c0];
}

describe('the first fall of a quartic through zero', () => {
  it.each([
    { why: 'the first of two falls', k: 1, roots: [1, 2, 3, 4], first: 1 },
    { why: 'the second root when it starts below', k: -1, roots: [1, 2, 3, 4], first: 2 },
    { why: 'nothing when the fall is behind', k: 1, roots: [-4, -3, -2, -1], first: Infinity },
    { why: 'a fall after a rise that began at zero', k: -1, roots: [0, 1.5, 40, 41], first: 1.5 },
    { why: 'the later fall when the first is behind', k: 1, roots: [-2, -1, 3, 5], first: 3 },
    { why: 'nothing within the time that is left', k: 1, roots: [11, 12, 13, 14], first: Infinity },
  ])('is $why', ({ k, roots, first }) => {
    const found = firstFall(...fromRoots(k, roots), 10);
    if (first === Infinity) expect(found).toBe(Infinity);
    else expect(found).toBeCloseTo(first, 12);
  });

  it('is found for cubics, parabolas and lines too', () => {
    expect(firstFall(0, -1, 0, 0, 8, 10)).toBeCloseTo(2, 12);
    expect(firstFall(0, 0, -1, 0, 9, 10)).toBeCloseTo(3, 12);
    expect(firstFall(0, 0, 0, -2, 3, 10)).toBe(1.5);
    expect(firstFall(0, 0, 0, 0, 3, 10)).toBe(Infinity);
  });

  it('is at once for what is already below and still falling', () => {
    expect(firstFall(0, 0, 0, -1, 0, 10)).toBe(0);
    expect(firstFall(0, 0, 0, 1, 0, 10)).toBe(Infinity);
  });

  it('is what a search in small steps finds', () => {
    const coefficient = fc.double({ min: -10, max: 10, noNaN: true });
    fc.assert(
      fc.property(
        coefficient,
        coefficient,
        coefficient,
        coefficient,
        fc.double({ min: 0.1, max: 10, noNaN: true }),
        (...c) => {
          const at = (t: number) => (((c[0] * t + c[1]) * t + c[2]) * t + c[3]) * t + c[4];
          const found = firstFall(...c, 4);
          const steps = Array.from({ length: 4000 }, (_, k) => (k + 1) / 1000);
          const seen = steps.find((t) => at(t) < 0);
          if (seen === undefined) return;
          expect(found).toBeLessThanOrEqual(seen);
          // A dip that the search stepped over may come sooner, but a fall it must be.
          expect(Math.abs(at(found))).toBeLessThan(1e-9);
          expect(at(found * (1 - 1e-7) - 1e-7)).toBeGreaterThan(0);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
