import { statSync } from 'node:fs';
import { webFolder } from '../../lib/buildWeb.mjs';
import { filesBelow } from '../../lib/contentHash.mjs';
import { withFreshPage } from './openBrowser.mjs';
import { median } from './statistics.mjs';

const VISITS = 5;
const AIM_MB = 5;

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;
const milliseconds = (ms) => `${Math.round(ms)} ms`;

/** The page's own clock, which starts at the navigation, in the first frame that shows this button. */
async function shownAtMs(page, button) {
  await button.waitFor();
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now()))));
}

async function visit(page, context, url) {
  const session = await context.newCDPSession(page);
  let wireBytes = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    wireBytes += encodedDataLength;
  });
  await page.goto(url);
  const gymButton = page.getByRole('button', { name: 'Flick gym' });
  const firstFrameMs = await shownAtMs(page, gymButton);
  await gymButton.tap();
  const firstFlickMs = await shownAtMs(page, page.getByRole('button', { name: 'Troll' }));
  return { firstFrameMs, firstFlickMs, wireBytes };
}

/** What a first visit downloads, and how soon it can be played; from this very machine, so without any network's delay. */
export async function measureFirstVisit({ browser, url }, viewport) {
  const visits = [];
  for (let count = 0; count < VISITS; count += 1) {
    visits.push(await withFreshPage(browser, viewport, (page, context) => visit(page, context, url)));
  }
  const middle = (name) => median(visits.map((one) => one[name]));
  const rawBytes = filesBelow(webFolder).reduce((total, file) => total + statSync(file).size, 0);
  console.log(`Web export: ${megabytes(rawBytes)} raw`);
  console.log(`First visit to the first flick: ${megabytes(middle('wireBytes'))} over the wire (aim: ${AIM_MB} MB)`);
  console.log(
    `Navigation to the title: ${milliseconds(middle('firstFrameMs'))}, to the first possible flick: ${milliseconds(middle('firstFlickMs'))}`,
  );
}
