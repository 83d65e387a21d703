/**
 * A fixed piece of work of the same kind as a flick: square roots, object fields, small arrays, and nothing of ours.
 * How long it takes says how fast this machine is at this moment.
 */
export function calibrationLoop(): void {
  const bodies = Array.from({ length: BODY_COUNT }, (_, index) => ({ x: index, y: index % 7, speed: 1 }));
  for (let round = 0; round < ROUND_COUNT; round++) {
    for (const one of bodies) {
      for (const other of bodies) {
        const dx = other.x - one.x;
        const dy = other.y - one.y;
        const distance = Math.sqrt(dx * dx + dy * dy + 1);
        one.speed = 0.5 * one.speed + 0.5 / distance;
      }
    }
  }
  if (bodies.some(({ speed }) => !(speed > 0))) throw new Error('the calibration went astray');
}

const BODY_COUNT = 40;
const ROUND_COUNT = 300;

/** What the loop takes on the interpreter of Hermes 0.12 on the machine on which the limits were set, undisturbed. */
export const REFERENCE_HERMES_MS = 25;
