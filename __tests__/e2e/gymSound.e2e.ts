import type { Page } from 'playwright-core';
import { visit, type Visit } from './driver/visit';
import { gymPage } from './pages/gymPage';
import { settingsPage } from './pages/settingsPage';
import { titlePage } from './pages/titlePage';

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

const sounds = (page: Page) => page.evaluate(() => heard);

async function flickElf({ page, touch }: Visit): Promise<void> {
  const gym = gymPage(page);
  await gym.ready();
  await touch.swipe(await gym.centreOf('elf'), await gym.centreOf('wizard'), 120);
  await gym.landed('elf');
}

const visitNoting = () => visit({ prepare: (context) => context.addInitScript(noteSounds) });

it('is silent until it is touched, then lets a flick be heard', async () => {
  const player = await visitNoting();
  const { page, problems } = player;
  const title = titlePage(page);
  await title.ready();
  expect(await sounds(page)).toEqual({ contexts: 0, slides: 0, clacks: 0 });
  await title.gymButton.tap();
  await gymPage(page).ready();
  expect(await sounds(page)).toEqual({ contexts: 1, slides: 0, clacks: 0 });
  await flickElf(player);
  const { contexts, slides, clacks } = await sounds(page);
  expect({ contexts, slides }).toEqual({ contexts: 1, slides: 1 });
  expect(clacks).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

it('plays nothing when the sound is turned down', async () => {
  const player = await visitNoting();
  const { page, problems } = player;
  await titlePage(page).settingsButton.tap();
  await settingsPage(page).soundSlider.focus();
  await page.keyboard.press('Home');
  await settingsPage(page).back.tap();
  await titlePage(page).gymButton.tap();
  await flickElf(player);
  expect(await sounds(page)).toMatchObject({ slides: 0, clacks: 0 });
  expect(problems).toEqual([]);
});
