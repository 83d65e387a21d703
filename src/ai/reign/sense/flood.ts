import { BULK, hasFlag, LIQUID, UNLAID, type Ground } from '../../../rules/reign';

/** No way leads there. */
export const FAR = 999;

const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Steps on foot from the nearest of some squares, whoever stands in the way; `shut`: squares that nobody treads on. */
export function flood(ground: Ground, starts: readonly number[], shut: ReadonlySet<number>): Int16Array {
  const steps = new Int16Array(ground.squares.length).fill(FAR);
  const queue = starts.filter((start) => start >= 0);
  for (const start of queue) steps[start] = 0;
  for (const at of queue) {
    const further = (steps[at] ?? 0) + 1;
    // An exit with nothing behind it is gone to, never past.
    if (further > 1 && hasFlag(ground, at, UNLAID)) continue;
    for (const direction of EIGHT) {
      if (((ground.open[at] ?? 0) & (1 << direction)) === 0) continue;
      const end = ground.around[at * 8 + direction] ?? -1;
      if (steps[end] !== FAR || shut.has(end) || hasFlag(ground, end, BULK | LIQUID)) continue;
      steps[end] = further;
      queue.push(end);
    }
  }
  return steps;
}
