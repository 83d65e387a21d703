import { loadavg } from 'node:os';
import type { Browser, Page } from 'playwright-core';
import { createTouch } from '../../../__tests__/e2e/driver/touch';
import { installTally, tallyOn, untilMoved, watchPlace, type Tally } from '../../../__tests__/e2e/bench/tally';
import type { Span } from '../../../__tests__/e2e/bench/watchedPage';
import type { AppBench } from './benchedTable';

const FLICKS = 24;
/** The first shows how, so that nothing of it is new. */
const WARM_UPS = 2;
const AIM = { medianMs: 33, p99Ms: 50, perLaunch: 80 };

/** What one flick cost, from the release to when the next may be made. */
interface Flick {
  readonly toMovingMs: number;
  /** Of it: so long the disk was waited for. */
  readonly writingMs: number;
  readonly longTasksMs: readonly number[];
  readonly readBacksMs: readonly number[];
  /** Components rendered from the release until something moves, and in each commit after it. */
  readonly launching: number;
  readonly commits: readonly number[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

function flickIn(tally: Tally): Flick {
  const { releasedMs, movedMs } = tally.release;
  if (releasedMs === null || movedMs === null) throw new Error('nothing was seen to move');
  const since = (spans: readonly Span[]): number[] =>
    spans.filter(({ fromMs, forMs }) => fromMs + forMs > releasedMs).map(({ forMs }) => forMs);
  const waited = tally.writes.filter(({ fromMs }) => fromMs >= releasedMs && fromMs < movedMs);
  const commits = tally.commits.filter(({ atMs }) => atMs >= releasedMs);
  return {
    toMovingMs: movedMs - releasedMs,
    writingMs: sum(waited.map(({ fromMs, forMs }) => Math.min(movedMs, fromMs + forMs) - fromMs)),
    longTasksMs: since(tally.longTasks),
    readBacksMs: since(tally.readBacks),
    launching: sum(commits.filter(({ atMs }) => atMs < movedMs).map(({ rendered }) => rendered)),
    commits: commits.filter(({ atMs }) => atMs >= movedMs).map(({ rendered }) => rendered),
  };
}

const inMs = (ms: number): string => `${ms.toFixed(0)} ms`;

function tell(
  table: string,
  viewport: { width: number; height: number },
  flicks: readonly Flick[],
  tally: Tally,
): void {
  const say = (line: string) => console.log(line);
  const [load = 0] = loadavg();
  const waits = flicks.map(({ toMovingMs }) => toMovingMs);
  const dry = flicks.map(({ toMovingMs, writingMs }) => toMovingMs - writingMs);
  const writing = flicks.map(({ writingMs }) => writingMs);
  const all = (of: (flick: Flick) => readonly number[]): string => {
    const each = flicks.flatMap(of);
    return `${(each.length / flicks.length).toFixed(1)} a flick, ${inMs(sum(each) / flicks.length)} in all, longest ${inMs(Math.max(0, ...each))}`;
  };
  say(`${table}, ${viewport.width} x ${viewport.height} at 1, ${flicks.length} flicks, load ${load.toFixed(1)}`);
  say(
    `  release to first moving frame: median ${inMs(median(waits))}, p99 ${inMs(quantile(waits, 0.99))}; ` +
      `without the disk ${inMs(median(dry))}, ${inMs(quantile(dry, 0.99))} (aim: ${AIM.medianMs}, ${AIM.p99Ms}); ` +
      `the disk ${inMs(median(writing))}, ${inMs(quantile(writing, 0.99))}`,
  );
  say(`  tasks over 50 ms from release to rest: ${all(({ longTasksMs }) => longTasksMs)} (aim: none)`);
  say(`  pictures read back meanwhile: ${all(({ readBacksMs }) => readBacksMs)} (aim: none)`);
  say(
    `  components rendered for a launch: median ${median(flicks.map(({ launching }) => launching))} (aim: ${AIM.perLaunch}); ` +
      `commits after it: ${(sum(flicks.map(({ commits }) => commits.length)) / flicks.length).toFixed(1)}, ` +
      `of ${median(flicks.flatMap(({ commits }) => commits))} (median), ${Math.max(0, ...flicks.flatMap(({ commits }) => commits))} (most)`,
  );
  say(`  graphics contexts ${tally.contexts}, program links ${tally.links} since the page was opened`);
}

/** Frames drawn by the canvas while nobody does anything, in a second. */
async function framesAtRest(page: Page): Promise<number> {
  const before = (await tallyOn(page)).frames.length;
  await page.waitForTimeout(3000);
  return ((await tallyOn(page)).frames.length - before) / 3;
}

/** What stands between a finger and the flight, at the table of a game. */
export async function measureFlicks(
  { browser, url }: { readonly browser: Browser; readonly url: string },
  viewport: { readonly width: number; readonly height: number },
  { table, sitDown }: AppBench,
): Promise<void> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  });
  await installTally(context);
  const page = await context.newPage();
  const seated = await sitDown(page, url);
  const touch = createTouch(await context.newCDPSession(page));
  const flicks: Flick[] = [];
  for (let count = 0; count < WARM_UPS + FLICKS; count += 1) {
    const { from, to, forMs } = seated.way();
    await watchPlace(page, from);
    await touch.swipeByHand(from, to, forMs);
    const isSeen = await untilMoved(page);
    await seated.untilNextFlick();
    if (isSeen && count >= WARM_UPS) flicks.push(flickIn(await tallyOn(page)));
  }
  if (flicks.length < FLICKS / 2)
    throw new Error(`of ${FLICKS} flicks only ${flicks.length} were seen to move anything`);
  const tally = await tallyOn(page);
  tell(table, viewport, flicks, tally);
  console.log(`  frames drawn at rest: ${(await framesAtRest(page)).toFixed(1)} a second (aim: none)`);
  await context.close();
}
