import { loadavg } from 'node:os';
import { EMPTY_CANVAS } from './emptyCanvas.mjs';
import { openHeldPage } from './heldPage.mjs';
import { median, quantile } from './statistics.mjs';

const TURNS = 8;
const TELLING = '[data-testid="hurry"]';

const cells = (...texts) => texts.map((text) => String(text).padStart(11)).join('');

function tell({ width, height }, times) {
  const [load] = loadavg();
  console.log(`A room of twelve rats, ${width} x ${height} at 1, ${TURNS} turns each, load ${load.toFixed(1)}`);
  console.log(`  ${' '.repeat(14)}${cells('frames', 'median ms', 'p95 ms', 'median ×', 'p95 ×')}`);
  const empty = { middle: median(times.empty), late: quantile(times.empty, 0.95) };
  for (const [name, frames] of Object.entries(times)) {
    const [middle, late] = [median(frames), quantile(frames, 0.95)];
    const ratios = [middle / empty.middle, late / empty.late].map((ratio) => ratio.toFixed(2));
    console.log(`  ${name.padEnd(14)}${cells(frames.length, middle.toFixed(1), late.toFixed(1), ...ratios)}`);
  }
}

/** Frame times of a table full of rats, at rest and in flight, beside those of an empty canvas; all by turns. */
export async function measureRats({ browser }, viewport, sitDown) {
  const empty = await openHeldPage(browser, viewport, (page) => page.goto(EMPTY_CANVAS));
  let room = null;
  const rats = await openHeldPage(browser, viewport, async (page) => {
    room = await sitDown(page);
  });
  const times = { empty: [], resting: [], 'in flight': [] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    times.empty.push(...(await empty.run()));
    times.resting.push(...(await rats.run()));
    const [flying] = await Promise.all([rats.runWhileShown(TELLING), room.flick()]);
    times['in flight'].push(...flying);
    await room.untilNextFlick();
    await rats.hold();
  }
  await Promise.all([empty.close(), rats.close()]);
  tell(viewport, times);
}
