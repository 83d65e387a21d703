/** Later than this (a stalled thread, a phone that slept) and a moment is better left out. */
const TOO_LATE_MS = 60;

/** Timers by performance.now(), forgotten all at once. */
export interface Timeline {
  /** Shows something at its moment, or not at all. */
  show(performanceMs: number, action: () => void): void;
  /** Does what must be done, late or not. */
  tidy(performanceMs: number, action: () => void): void;
  clear(): void;
}

export function createTimeline(): Timeline {
  const waiting = new Set<ReturnType<typeof setTimeout>>();

  const tidy = (performanceMs: number, action: () => void): void => {
    const timer = setTimeout(
      () => {
        waiting.delete(timer);
        action();
      },
      Math.max(0, performanceMs - performance.now()),
    );
    waiting.add(timer);
  };

  return {
    tidy,
    show(performanceMs, action) {
      tidy(performanceMs, () => {
        if (performance.now() - performanceMs < TOO_LATE_MS) action();
      });
    },
    clear() {
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
    },
  };
}
