import { EMPTY_CANVAS } from './emptyCanvas.mjs';
import { openHeldPage } from './heldPage.mjs';
import { median, quantile } from './statistics.mjs';

const DISCS = 40;
const PAIRS = 8;
const FRAME_MS = 1000 / 60;
const AIM = { ratio: 1.1, lateFrames: 2 };

/** What the processor has worked for the whole browser so far, in milliseconds. */
async function workedMs(session) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}

/** One page runs, all others are held: what the browser works meanwhile, it works for this one. */
async function measureTurn(page, session) {
  const beforeMs = await workedMs(session);
  const frames = await page.run();
  return { frames, workMs: ((await workedMs(session)) - beforeMs) / frames.length };
}

function figuresOf(turns) {
  const frames = turns.flatMap((turn) => turn.frames);
  return {
    count: frames.length,
    medianMs: median(frames),
    p95Ms: quantile(frames, 0.95),
    p99Ms: quantile(frames, 0.99),
    workMs: median(turns.map(({ workMs }) => workMs)),
  };
}

const row = (name, cells) =>
  console.log(`  ${name.padEnd(16)}${cells.map((cell) => String(cell).padStart(12)).join('')}`);

function tell({ width, height }, empty, discs) {
  console.log(`${width} x ${height} at 1, ${PAIRS} turns each, one after the other`);
  row('', ['frames', 'median ms', 'p95 ms', 'p99 ms', 'work ms']);
  for (const [name, figures] of [
    ['empty canvas', empty],
    [`${DISCS} moving discs`, discs],
  ]) {
    const { count, medianMs, p95Ms, p99Ms, workMs } = figures;
    row(name, [count, ...[medianMs, p95Ms, p99Ms, workMs].map((ms) => ms.toFixed(1))]);
  }
  const ratio = discs.medianMs / empty.medianMs;
  const lateFrames = (discs.p99Ms - empty.p99Ms) / FRAME_MS;
  console.log(`  ratio of the medians ${ratio.toFixed(2)} (aim: at most ${AIM.ratio.toFixed(2)})`);
  console.log(`  p99 later by ${lateFrames.toFixed(1)} frames (aim: at most ${AIM.lateFrames})`);
}

/**
 * Frame times of a board at its busiest beside those of an empty canvas. The two take turns, so that whatever else this
 * machine does falls on both; and the work of the processor for a frame is told as well, on which it hardly falls.
 */
export async function measureFrames({ browser, url }, viewport) {
  const session = await browser.newBrowserCDPSession();
  const empty = await openHeldPage(browser, viewport, (page) => page.goto(EMPTY_CANVAS));
  const discs = await openHeldPage(browser, viewport, async (page) => {
    await page.goto(`${url}/bench?discs=${DISCS}`);
    await page.getByTestId('bench-moving').waitFor();
  });
  const turns = { empty: [], discs: [] };
  for (let pair = 0; pair < PAIRS; pair += 1) {
    turns.empty.push(await measureTurn(empty, session));
    turns.discs.push(await measureTurn(discs, session));
  }
  await Promise.all([empty.close(), discs.close(), session.detach()]);
  tell(viewport, figuresOf(turns.empty), figuresOf(turns.discs));
}
