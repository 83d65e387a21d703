const now = typeof performance === 'undefined' ? () => Date.now() : () => performance.now();

/** What it takes, in milliseconds. */
export function timed(work: () => void): number {
  const from = now();
  work();
  return now() - from;
}
