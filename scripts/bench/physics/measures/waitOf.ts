import { median } from '../../../../__tests__/physics/oracles/measure';
import { brief } from '../measure';
import { REFERENCE_HERMES_MS } from '../speed/calibrationLoop';
import type { RaceResult } from '../speed/race';

/** How long whole flicks take on the interpreter, at the reference machine's speed. */
export function waitOf({ flickMs, calibrationMs }: Pick<RaceResult, 'flickMs' | 'calibrationMs'>) {
  const calibration = median(calibrationMs);
  const slowdown = calibration / REFERENCE_HERMES_MS;
  const sorted = flickMs.map((ms) => ms / slowdown).sort((a, b) => a - b);
  return {
    sorted,
    slowMs: sorted[Math.floor(0.95 * (sorted.length - 1))] ?? NaN,
    notes: [
      `A fixed loop of square roots, run between the flicks, took ${brief(calibration)} ms; undisturbed on the reference`,
      `machine it takes ${REFERENCE_HERMES_MS} ms. The times here are divided by the ratio of the two, ${brief(slowdown)}.`,
    ],
  };
}
