import { withFreshPage } from './openBrowser.mjs';
import { median, quantile } from './statistics.mjs';

const DISCS = 40;
const MEASURED_MS = 6000;

/** The same canvas with nothing to draw but its own clearing: what this machine can do at best. */
const EMPTY_CANVAS = `<!doctype html><style>html,body,canvas{margin:0;width:100%;height:100%;display:block}</style><canvas></canvas>
<script>
  const canvas = document.querySelector('canvas');
  canvas.width = innerWidth;
  canvas.height = innerHeight;
  const gl = canvas.getContext('webgl2');
  let count = 0;
  requestAnimationFrame(function draw() {
    gl.clearColor((count++ % 2) / 255, 0, 0, 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
    requestAnimationFrame(draw);
  });
</script>`;

/** The times between the frames that the browser really shows. */
function intervals(page) {
  return page.evaluate(
    (measuredMs) =>
      new Promise((resolve) => {
        const moments = [];
        requestAnimationFrame(function note(atMs) {
          moments.push(atMs);
          if (atMs - moments[0] < measuredMs) requestAnimationFrame(note);
          else resolve(moments.slice(1).map((moment, i) => moment - moments[i]));
        });
      }),
    MEASURED_MS,
  );
}

const describe = (name, frames) =>
  `  ${name}: median ${median(frames).toFixed(1)} ms, p95 ${quantile(frames, 0.95).toFixed(1)} ms, p99 ${quantile(frames, 0.99).toFixed(1)} ms a frame`;

export async function measureFrames({ browser, url }, viewport) {
  const empty = await withFreshPage(browser, viewport, async (page) => {
    await page.setContent(EMPTY_CANVAS);
    return intervals(page);
  });
  const discs = await withFreshPage(browser, viewport, async (page) => {
    await page.goto(`${url}/bench?discs=${DISCS}`);
    await page.getByTestId('bench-moving').waitFor();
    return intervals(page);
  });
  console.log(`${viewport.width} x ${viewport.height} at 1`);
  console.log(describe('empty canvas', empty));
  console.log(describe(`${DISCS} moving discs`, discs));
  console.log(`  ratio of the medians: ${(median(discs) / median(empty)).toFixed(2)} (aim: at most 1.10)`);
}
