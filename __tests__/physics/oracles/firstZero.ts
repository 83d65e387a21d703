export interface Sample {
  readonly value: number;
  readonly slope: number;
}

/** What counts as having arrived: the value is nearly zero and still falls. */
export interface Arrival {
  readonly value: number;
  readonly slope: number;
}

/**
 * The first moment within the horizon at which a smooth value falls to zero, or Infinity.
 *
 * `bend` bounds how fast its slope may fall. Each step goes no farther than where a value that bent down all the way would
 * reach zero, so no crossing can be stepped over; near a crossing the steps converge as fast as Newton's. No polynomial is
 * solved: that is what makes it a witness for a solver that solves one.
 */
export function firstZero(sample: (atS: number) => Sample, bend: number, horizonS: number, arrival: Arrival): number {
  let atS = 0;
  for (let step = 0; step < MAX_STEPS && atS <= horizonS; step++) {
    const { value, slope } = sample(atS);
    if (value <= arrival.value && slope < -arrival.slope) return atS;
    const safeS = safeStep(Math.max(0, value), slope, bend);
    atS += atS + safeS > atS ? safeS : GRAZE_STEP_S;
  }
  if (atS <= horizonS) throw new Error(`no answer after ${MAX_STEPS} steps`);
  return Infinity;
}

const MAX_STEPS = 100_000;
/** A rim that grazes another exactly neither arrives nor parts: go on by far less than any event could need. */
const GRAZE_STEP_S = 1e-9;

function safeStep(value: number, slope: number, bend: number): number {
  const root = Math.sqrt(slope ** 2 + 2 * bend * value);
  if (slope < 0) return (2 * value) / (root - slope);
  return bend > 0 ? (slope + root) / bend : Infinity;
}
