import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { browser } from './browser';
import { watchForProblems } from './problems';
import { SIZES, type Size } from './sizes';
import { createTouch, type Touch } from './touch';
import type { Seat } from './workerBrowser';

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

/** How a player goes when the test is over, or the file. */
type Leave = () => Promise<void>;
const open: Leave[] = [];
const staying: Leave[] = [];

export const gameUrl = (): string => {
  const url = process.env.GAME_URL;
  if (url === undefined) throw new Error('run the browser tests with "npm run test:e2e"');
  return url;
};

/** Who comes alone finds nothing that another has left: no service worker, no larger letters, no change to the browser. */
const isAlone = ({ isKept = false, fontPx, prepare, context = {} }: VisitOptions): boolean =>
  isKept || fontPx !== undefined || prepare !== undefined || context.isMobile === false;

async function seatFor(options: VisitOptions): Promise<{ readonly seat: Seat; readonly leave: Leave }> {
  const { size = SIZES.phone, isKept = false, prepare } = options;
  const contextOptions = {
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    serviceWorkers: isKept ? 'allow' : 'block',
    ...options.context,
    viewport: size,
  } as const;
  if (!isAlone(options)) {
    const seat = await workerBrowser.takeSeat(contextOptions);
    return { seat, leave: () => workerBrowser.leaveSeat(seat) };
  }
  const context = await (await browser()).newContext(contextOptions);
  await prepare?.(context);
  return { seat: { context, page: await context.newPage() }, leave: () => context.close() };
}

/** Opens the game as a touch device of this size would, in English unless told otherwise. */
export async function visit(options: VisitOptions = {}): Promise<Visit> {
  const { at = '/', url = gameUrl(), fontPx, isStaying = false } = options;
  const { seat, leave } = await seatFor(options);
  (isStaying ? staying : open).push(leave);
  const { context, page } = seat;
  const problems = watchForProblems(page);
  const session = await context.newCDPSession(page);
  const touch = createTouch(session);
  if (fontPx !== undefined) await session.send('Page.setFontSizes', { fontSizes: { standard: fontPx } });
  await page.goto(url + at);
  return { page, context, touch, problems };
}

afterEach(async () => {
  for (const leave of open.splice(0)) await leave();
});
afterAll(async () => {
  for (const leave of staying.splice(0)) await leave();
});
