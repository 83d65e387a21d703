import { loadavg } from 'node:os';
import type { BrowserContext, Page } from 'playwright-core';
import type { Expansion } from '../../../src/rules/catacombs';
import { SIZES } from '../driver/sizes';
import { english } from '../driver/words';
import { beginAdventure } from '../player/begin';
import { RATS } from './ratsStory';
import { storyFile } from './storyFile';

const THOUGHTS = 8;
const PATIENCE_MS = 240_000;
const THINKS = english('table.app.thinks', { player: '' }).trim();

interface Span {
  readonly fromMs: number;
  readonly forMs: number;
}

interface Watched {
  readonly thoughts: Span[];
  readonly longTasks: Span[];
}

/** Notes on the page itself when the line says that somebody thinks, and when the main thread was held up. */
const watch = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((thinks) => {
    const watched: Watched = { thoughts: [], longTasks: [] };
    Object.assign(globalThis, { watched });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        watched.longTasks.push({ fromMs: startTime, forMs: duration });
      }
    }).observe({ entryTypes: ['longtask'] });
    let sinceMs: number | null = null;
    const look = (): void => {
      const line = document.querySelector<HTMLElement>('[data-testid="prompt"]')?.innerText ?? '';
      const nowMs = performance.now();
      if (line.includes(thinks)) sinceMs ??= nowMs;
      else if (sinceMs !== null) {
        watched.thoughts.push({ fromMs: sinceMs, forMs: nowMs - sinceMs });
        sinceMs = null;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, THINKS);

const watchedOn = (page: Page): Promise<Watched> =>
  page.evaluate(() => (globalThis as unknown as { readonly watched: Watched }).watched);

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

function tell(room: string, { thoughts, longTasks }: Watched): void {
  const lengths = thoughts.map(({ forMs }) => forMs).sort((a, b) => a - b);
  const held = longTasks.filter((task) =>
    thoughts.some(({ fromMs, forMs }) => task.fromMs >= fromMs && task.fromMs < fromMs + forMs),
  );
  const longestMs = Math.max(0, ...held.map(({ forMs }) => forMs));
  const [load = 0] = loadavg();
  process.stdout.write(
    `Thoughts of a legend in ${room}, load ${load.toFixed(1)}: median ${inSeconds(lengths[lengths.length >> 1] ?? 0)}, longest ${inSeconds(lengths.at(-1) ?? 0)} (aim: 2 s)\n` +
      `Main thread meanwhile: held up ${held.length} times over 50 ms, longest ${longestMs.toFixed(0)} ms (aim: none)\n`,
  );
}

const ROOMS: readonly (readonly [string, () => string, readonly Expansion[]])[] = [
  ['three short rooms', () => 'three-short-rooms.adventure.json', []],
  ['a room of twelve rats', () => storyFile(RATS), ['vermin']],
];

it.each(ROOMS)(
  'thinks at its best level while the table goes on, in %s',
  async (room, story, expansions) => {
    const { page, problems } = await beginAdventure(story(), {
      size: SIZES.phone,
      prepare: watch,
      seat: async (newGame) => {
        for (const expansion of expansions) await newGame.withExpansion(expansion);
        await newGame.giveSeat(1, 5);
        await newGame.giveSeat(2, 5);
      },
    });
    await page.waitForFunction(
      (count) => (globalThis as unknown as { readonly watched: Watched }).watched.thoughts.length >= count,
      THOUGHTS,
      { timeout: PATIENCE_MS },
    );
    tell(room, await watchedOn(page));
    expect(problems).toEqual([]);
  },
  PATIENCE_MS,
);
