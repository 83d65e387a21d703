import { loadavg } from 'node:os';
import { EMPTY_CANVAS } from './emptyCanvas.mjs';
import { openHeldPage } from './heldPage.mjs';
import { median, quantile } from './statistics.mjs';

const TURNS = 8;

const cells = (...texts) => texts.map((text) => String(text).padStart(11)).join('');

function tell(table, { width, height }, times) {
  const [load] = loadavg();
  console.log(`${table}, ${width} x ${height} at 1, ${TURNS} turns each, load ${load.toFixed(1)}`);
  console.log(`  ${' '.repeat(14)}${cells('frames', 'median ms', 'p95 ms', 'median ×', 'p95 ×')}`);
  const empty = { middle: median(times.empty), late: quantile(times.empty, 0.95) };
  for (const [name, frames] of Object.entries(times)) {
    const [middle, late] = [median(frames), quantile(frames, 0.95)];
    const ratios = [middle / empty.middle, late / empty.late].map((ratio) => ratio.toFixed(2));
    console.log(`  ${name.padEnd(14)}${cells(frames.length, middle.toFixed(1), late.toFixed(1), ...ratios)}`);
  }
}

/** Frame times of a game's table, at rest and in flight, beside those of an empty canvas; all by turns. */
export async function measureTable({ browser, url }, viewport, { table, flying, sitDown }) {
  const empty = await openHeldPage(browser, viewport, (page) => page.goto(EMPTY_CANVAS));
  let seated = null;
  const full = await openHeldPage(browser, viewport, async (page) => {
    seated = await sitDown(page, url);
  });
  const times = { empty: [], resting: [], 'in flight': [] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    times.empty.push(...(await empty.run()));
    times.resting.push(...(await full.run()));
    const [inFlight] = await Promise.all([full.runWhileShown(flying), seated.flick()]);
    times['in flight'].push(...inFlight);
    await seated.untilNextFlick();
    await full.hold();
  }
  await Promise.all([empty.close(), full.close()]);
  tell(table, viewport, times);
}
