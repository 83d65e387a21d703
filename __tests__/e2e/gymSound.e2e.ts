import { gymPage } from './pages/gymPage';
import { titlePage } from './pages/titlePage';
import { visit } from './driver/visit';

declare global {
  /** What the game asks of the audio thread, and the contexts that it makes. */
  var heard: { contexts: number; slides: number; clacks: number };
}

function noteSounds(): void {
  globalThis.heard = { contexts: 0, slides: 0, clacks: 0 };
  globalThis.AudioContext = class extends AudioContext {
    constructor(options?: AudioContextOptions) {
      super(options);
      heard.contexts += 1;
    }
  };
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...when) {
    if (this.loop) heard.slides += 1;
    else heard.clacks += 1;
    start.call(this, ...when);
  };
}

it('is silent until it is touched, then lets a flick be heard', async () => {
  const { page, touch, problems } = await visit({ prepare: (context) => context.addInitScript(noteSounds) });
  const title = titlePage(page);
  await title.ready();
  expect(await page.evaluate(() => heard)).toEqual({ contexts: 0, slides: 0, clacks: 0 });
  await title.gymButton.tap();
  const gym = gymPage(page);
  await gym.ready();
  expect(await page.evaluate(() => heard)).toEqual({ contexts: 1, slides: 0, clacks: 0 });

  const elf = await gym.centreOf('elf');
  const wizard = await gym.centreOf('wizard');
  await touch.swipe(elf, wizard, 120);
  await gym.flying.waitFor();
  await gym.ready();
  const { contexts, slides, clacks } = await page.evaluate(() => heard);
  expect({ contexts, slides }).toEqual({ contexts: 1, slides: 1 });
  expect(clacks).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});
