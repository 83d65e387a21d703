/**
 * First contact of two sliding discs is a root of a quartic. Only + - * / and sqrt are used: they are the same bits on every
 * JavaScript engine, which pow, cbrt or the trigonometry of a closed formula are not.
 */

const MAX_STEPS = 80;
/** A value this far below zero is inside, not rounding. */
const CLEARLY_NEGATIVE = -1e-9;

/** Newton's method that cannot leave its bracket; ends when a double can no longer be improved. */
function bracketedRoot(
  c4: number,
  c3: number,
  c2: number,
  c1: number,
  c0: number,
  from: number,
  to: number,
  isPositiveAtFrom: boolean,
): number {
  let low = from;
  let high = to;
  let t = 0.5 * (low + high);
  for (let step = 0; step < MAX_STEPS; step++) {
    const value = (((c4 * t + c3) * t + c2) * t + c1) * t + c0;
    if (value > 0 === isPositiveAtFrom) low = t;
    else high = t;
    const slope = ((4 * c4 * t + 3 * c3) * t + 2 * c2) * t + c1;
    let next = slope !== 0 ? t - value / slope : low;
    if (!(next > low && next < high)) next = 0.5 * (low + high);
    if (next === t || high <= low) break;
    t = next;
  }
  return t;
}

/** The roots of q2 t² + q1 t + q0, ascending, or NaN; the form that loses no digits to cancellation. */
function quadraticRoots(q2: number, q1: number, q0: number, roots: [number, number]): void {
  roots[0] = NaN;
  roots[1] = NaN;
  if (q2 === 0) {
    if (q1 !== 0) roots[0] = -q0 / q1;
    return;
  }
  const discriminant = q1 * q1 - 4 * q2 * q0;
  if (!(discriminant > 0)) return;
  const q = -0.5 * (q1 + (q1 >= 0 ? 1 : -1) * Math.sqrt(discriminant));
  const one = q / q2;
  const other = q !== 0 ? q0 / q : 0;
  roots[0] = one < other ? one : other;
  roots[1] = one < other ? other : one;
}

// Written before it is read at every call: no flick can see another's numbers.
const inflections: [number, number] = [NaN, NaN];
const turns: [number, number, number] = [0, 0, 0];

/** Fills `turns` with the ascending times in (0, until) at which the quartic turns, and says how many there are. */
function findTurns(c4: number, c3: number, c2: number, c1: number, until: number): number {
  quadraticRoots(12 * c4, 6 * c3, 2 * c2, inflections);
  let count = 0;
  let from = 0;
  let slopeAtFrom = c1;
  for (let stretch = 0; stretch < 3; stretch++) {
    const to = stretch === 0 ? inflections[0] : stretch === 1 ? inflections[1] : until;
    if (!(to > from) || to > until) continue;
    const slopeAtTo = ((4 * c4 * to + 3 * c3) * to + 2 * c2) * to + c1;
    if (slopeAtFrom > 0 !== slopeAtTo > 0) {
      turns[count] = bracketedRoot(0, 4 * c4, 3 * c3, 2 * c2, c1, from, to, slopeAtFrom > 0);
      count++;
    }
    from = to;
    slopeAtFrom = slopeAtTo;
  }
  return count;
}

/**
 * The first time in [0, until] at which the quartic falls through zero, or Infinity. When it starts below zero, that is the
 * first time it falls: discs that already touch and press on.
 */
export function firstFall(c4: number, c3: number, c2: number, c1: number, c0: number, until: number): number {
  const count = findTurns(c4, c3, c2, c1, until);
  let from = 0;
  let valueAtFrom = c0;
  for (let stretch = 0; stretch <= count; stretch++) {
    const to = stretch < count ? (turns[stretch] ?? until) : until;
    const valueAtTo = (((c4 * to + c3) * to + c2) * to + c1) * to + c0;
    if (valueAtTo < valueAtFrom) {
      if (valueAtFrom > 0) {
        if (valueAtTo <= 0) return bracketedRoot(c4, c3, c2, c1, c0, from, to, true);
      } else if (valueAtTo < CLEARLY_NEGATIVE) {
        return from;
      }
    }
    from = to;
    valueAtFrom = valueAtTo;
  }
  return Infinity;
}
