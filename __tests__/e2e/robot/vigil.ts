import type { BrowserContext, Page } from 'playwright-core';
import { setTimeout as wait } from 'node:timers/promises';
import { slowness } from '../driver/slowness';
import { english } from '../driver/words';

/** Longer than this nobody waits for a page that does not answer. */
const FREEZE_MS = 2000;
const ENDLESS_MS = 60_000;
const ROUNDS_MS = 1000;

const sleep = (ms: number): Promise<unknown> => wait(ms, undefined, { ref: false });

declare global {
  interface Window {
    noteFreeze?: (ms: number) => Promise<void>;
    /** By the page's own clock: until then it is meant to be still. */
    isExcusedUntilMs?: number;
  }
}

/** A table that froze, crashed, or never went on. */
export interface Vigil {
  readonly faults: readonly string[];
  /** Every time in milliseconds that the page did not answer, also those for which a busy machine is to blame. */
  readonly freezesMs: readonly number[];
  /** Does it, or fails when the page no longer answers meanwhile. */
  over<T>(page: Page, doing: () => Promise<T>): Promise<T>;
}

/**
 * The page notes how long it did not come round to itself. What a worker of it missed at the same time is no fault of
 * the page: then the whole machine was busy.
 */
function watchRounds({ freezeMs, roundMs }: { freezeMs: number; roundMs: number }): void {
  // The empty page that comes before the first one.
  if (location.origin === 'null') return;
  const ticking = `setInterval(() => postMessage(performance.now()), ${roundMs})`;
  const worker = new Worker(URL.createObjectURL(new Blob([ticking], { type: 'text/javascript' })));
  let [ownMs, workerMs, mostMissedMs] = [performance.now(), 0, 0];
  worker.onmessage = ({ data }) => {
    if (workerMs > 0) mostMissedMs = Math.max(mostMissedMs, data - workerMs - roundMs);
    workerMs = data;
  };
  const look = (): void => {
    const [fromMs, goneMs] = [ownMs, performance.now() - ownMs];
    ownMs = performance.now();
    if (goneMs < freezeMs || fromMs < (window.isExcusedUntilMs ?? 0)) return;
    // What the worker has sent meanwhile is heard first.
    setTimeout(() => {
      const frozenMs = goneMs - mostMissedMs;
      mostMissedMs = 0;
      if (frozenMs > freezeMs) void window.noteFreeze?.(Math.round(frozenMs));
    }, 50);
  };
  setInterval(look, roundMs);
}

/** Hears from every page of the context how it fares. */
export async function keepVigil(context: BrowserContext): Promise<Vigil> {
  const faults: string[] = [];
  const freezesMs: number[] = [];
  await context.exposeFunction('noteFreeze', (ms: number) => {
    freezesMs.push(ms);
    if (ms > FREEZE_MS * slowness()) faults.push(`froze for ${ms} ms`);
  });
  await context.addInitScript(watchRounds, { freezeMs: FREEZE_MS, roundMs: 100 });

  const answers = (page: Page): Promise<boolean> =>
    Promise.race([page.title().then(() => true), sleep(ENDLESS_MS).then(() => false)]);

  async function watch(page: Page, isOver: () => boolean): Promise<never> {
    while (!isOver()) {
      if (!(await answers(page).catch(() => true))) throw new Error(`frozen for ${ENDLESS_MS} ms, and for good`);
      const isCrashed = await page
        .getByText(english('crash.title'))
        .count()
        .catch(() => 0);
      if (isCrashed > 0) throw new Error(`the crash screen: ${await page.locator('body').innerText()}`);
      await sleep(ROUNDS_MS);
    }
    return new Promise(() => undefined);
  }

  return {
    faults,
    freezesMs,
    over: async (page, doing) => {
      let isOver = false;
      try {
        return await Promise.race([doing(), watch(page, () => isOver)]);
      } finally {
        isOver = true;
      }
    },
  };
}
