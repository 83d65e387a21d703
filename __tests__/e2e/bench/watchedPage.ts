import type { BrowserContext, Page } from 'playwright-core';
import { english } from '../driver/words';

export interface Span {
  readonly fromMs: number;
  readonly forMs: number;
}

export interface Watched {
  /** When the line says that somebody thinks. */
  readonly thoughts: readonly Span[];
  /** When the main thread was held up for more than 50 ms. */
  readonly longTasks: readonly Span[];
  /** When the board had been drawn for the first time. */
  readonly openedAtMs: number | null;
}

const THINKS = english('table.app.thinks', { player: '' }).trim();

/** Notes on the page itself what its player would notice of thinking. */
export const watchThinking = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((thinks) => {
    const thoughts: Span[] = [];
    const longTasks: Span[] = [];
    const watched: { openedAtMs: number | null } & Watched = { thoughts, longTasks, openedAtMs: null };
    Object.assign(globalThis, { watched });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) longTasks.push({ fromMs: startTime, forMs: duration });
    }).observe({ entryTypes: ['longtask'] });
    let sinceMs: number | null = null;
    let boardFrames = 0;
    const look = (): void => {
      const line = document.querySelector<HTMLElement>('[data-testid="prompt"]')?.innerText ?? '';
      const nowMs = performance.now();
      if (document.querySelector('[data-testid="board"] canvas') !== null) boardFrames += 1;
      // The frame after the one that drew it.
      if (boardFrames === 2) watched.openedAtMs ??= nowMs;
      if (line.includes(thinks)) sinceMs ??= nowMs;
      else if (sinceMs !== null) {
        thoughts.push({ fromMs: sinceMs, forMs: nowMs - sinceMs });
        sinceMs = null;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, THINKS);

export const watchedOn = (page: Page): Promise<Watched> =>
  page.evaluate(() => (globalThis as unknown as { readonly watched: Watched }).watched);

/** What held the main thread up while somebody thought, as the table opened and from its first frame on. */
export function holdUpsIn({ thoughts, longTasks, openedAtMs }: Watched) {
  const held = longTasks.filter((task) =>
    thoughts.some(({ fromMs, forMs }) => task.fromMs >= fromMs && task.fromMs < fromMs + forMs),
  );
  const isOpening = (task: Span): boolean => openedAtMs === null || task.fromMs < openedAtMs;
  return { opening: held.filter(isOpening), after: held.filter((task) => !isOpening(task)) };
}
