/** What fingers do, as plain data: at each moment, where every finger is. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Moment {
  readonly atMs: number;
  readonly fingers: readonly Point[];
}

/** How often a usual screen reports a finger. */
const SAMPLE_MS = 1000 / 60;

export const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** Samples `fingersAt(share)` from 0 to 1 over the duration, at the screen's rate. */
export function sampled(durationMs: number, fingersAt: (share: number) => readonly Point[]): Moment[] {
  const steps = Math.max(4, Math.round(durationMs / SAMPLE_MS));
  return Array.from({ length: steps + 1 }, (_, step) => ({
    atMs: (durationMs * step) / steps,
    fingers: fingersAt(step / steps),
  }));
}

export const line = (from: Point, to: Point, durationMs: number): Moment[] =>
  sampled(durationMs, (share) => [between(from, to, share)]);

/** One after the other: the second begins where the first ends. */
export function then(trace: readonly Moment[], next: readonly Moment[]): Moment[] {
  const startMs = lastOf(trace).atMs;
  return [...trace, ...next.slice(1).map(({ atMs, fingers }) => ({ atMs: startMs + atMs, fingers }))];
}

function lastOf(trace: readonly Moment[]): Moment {
  const last = trace.at(-1);
  if (last === undefined) throw new Error('a trace has at least one moment');
  return last;
}
