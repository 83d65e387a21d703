/** Not every device tells when it is idle: then a few frames go first. */
const FRAMES_MS = 50;

/** Settled when nothing else wants the thread. */
export const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve, FRAMES_MS);
  });
