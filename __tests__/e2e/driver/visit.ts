import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { browser } from './browser';
import { watchForProblems } from './problems';
import { SIZES, type Size } from './sizes';
import { createTouch, type Touch } from './touch';

export interface VisitOptions {
  readonly size?: Size;
  /** The path and query inside the game. */
  readonly at?: string;
  /** Where the game is served, when it is not the server that all tests share. */
  readonly url?: string;
  readonly context?: BrowserContextOptions;
  /** The size of usual text that the reader has asked the browser for. */
  readonly fontPx?: number;
  /** What must be arranged before the game is opened. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
  /** The game is kept for a day without a network, as it is outside of tests: that reads all of it once more. */
  readonly isKept?: boolean;
  /** The player stays for all tests of the file. */
  readonly isStaying?: boolean;
}

/** One player with one screen. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly touch: Touch;
  readonly problems: readonly string[];
}

const open: BrowserContext[] = [];
const staying: BrowserContext[] = [];

export const gameUrl = (): string => {
  const url = process.env.GAME_URL;
  if (url === undefined) throw new Error('run the browser tests with "npm run test:e2e"');
  return url;
};

/** Opens the game as a touch device of this size would, in English unless told otherwise. */
export async function visit(options: VisitOptions = {}): Promise<Visit> {
  const { size = SIZES.phone, at = '/', url = gameUrl(), fontPx, isKept = false, isStaying = false } = options;
  const context = await (
    await browser()
  ).newContext({
    viewport: size,
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    serviceWorkers: isKept ? 'allow' : 'block',
    ...options.context,
  });
  (isStaying ? staying : open).push(context);
  await options.prepare?.(context);
  const page = await context.newPage();
  const problems = watchForProblems(page);
  const session = await context.newCDPSession(page);
  const touch = createTouch(session);
  if (fontPx !== undefined) await session.send('Page.setFontSizes', { fontSizes: { standard: fontPx } });
  await page.goto(url + at);
  return { page, context, touch, problems };
}

afterEach(async () => {
  for (const context of open.splice(0)) await context.close();
});
afterAll(async () => {
  for (const context of staying.splice(0)) await context.close();
});
