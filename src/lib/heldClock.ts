/** A film stands still for a moment. The moment is the film's, the standing still is the watcher's. */
export interface Hold {
  readonly atMs: number;
  readonly forMs: number;
}

/** How a film is shown: how fast it runs, and where it stands still. */
export interface Tempo {
  /** 1 as it happened, below 1 in slow motion. */
  readonly pace: number;
  /** In order of time. */
  readonly holds: readonly Hold[];
}

export const AS_IT_HAPPENED: Tempo = { pace: 1, holds: [] };

export function tempoOf(pace: number, holds: readonly Hold[]): Tempo {
  return { pace, holds: holds.filter(({ forMs }) => forMs > 0).sort((a, b) => a.atMs - b.atMs) };
}

/** When a moment of the film is first seen, counted from the first frame. Picture and sound both ask here. */
export function shownAtMs(filmMs: number, { pace, holds }: Tempo): number {
  'worklet';
  let heldMs = 0;
  for (const hold of holds) {
    if (hold.atMs >= filmMs) break;
    heldMs += hold.forMs;
  }
  return filmMs / pace + heldMs;
}

/** Which moment of the film is seen so long after the first frame. */
export function filmAtMs(shownMs: number, { pace, holds }: Tempo): number {
  'worklet';
  let heldMs = 0;
  for (const hold of holds) {
    const stopsMs = hold.atMs / pace + heldMs;
    if (shownMs < stopsMs) break;
    if (shownMs < stopsMs + hold.forMs) return hold.atMs;
    heldMs += hold.forMs;
  }
  return (shownMs - heldMs) * pace;
}
