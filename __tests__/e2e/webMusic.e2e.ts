import type { Page } from 'playwright-core';
import { openAudioPage, PAGE_URL } from './driver/audioPage';
import { frames } from './driver/frames';

let page: Page;
let fetched: string[];
beforeEach(async () => {
  page = await openAudioPage();
  fetched = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/music/')) fetched.push(pathname);
  });
  await page.goto(PAGE_URL);
});
afterEach(() => page.context().close());

const touch = async (): Promise<void> => {
  await page.touchscreen.tap(50, 50);
  await page.waitForFunction(() => contexts[0]?.state === 'running');
};
const beds = () => page.evaluate(() => starts.filter(({ isLoop }) => isLoop).map(({ rate }) => rate));
const cues = () => page.evaluate(() => starts.filter(({ isLoop }) => !isLoop).length);

it('plays nothing and fetches nothing before a touch; then the room that was named', async () => {
  await page.evaluate(() => {
    music.setVolume(1);
    music.ambience('crypt');
    music.cue('victory');
  });
  await frames(page, 12);
  expect(fetched).toEqual([]);
  expect(await page.evaluate(() => contexts.length)).toBe(0);
  await touch();
  await page.waitForFunction(() => starts.length > 0);
  expect(await beds()).toEqual([1]);
  expect(await cues()).toBe(0);
  expect(fetched).toEqual(['/music/bed.wav']);
});

it('goes over to another room, and not twice to the same one', async () => {
  await page.evaluate(() => {
    music.setVolume(0.5);
    music.ambience('crypt');
  });
  await touch();
  await page.waitForFunction(() => starts.length === 1);
  await page.evaluate(() => music.ambience('crypt'));
  await page.evaluate(() => music.ambience('temple'));
  await page.waitForFunction(() => starts.length === 2);
  const rates = await beds();
  expect(rates[1]).toBeGreaterThan(rates[0]!);
  expect(fetched).toEqual(['/music/bed.wav']);
});

it('is off by its switch: no bed, no cue, no download', async () => {
  await page.evaluate(() => {
    music.setVolume(0);
    music.ambience('forge');
  });
  await touch();
  await page.evaluate(() => music.cue('gold'));
  await frames(page, 12);
  expect(fetched).toEqual([]);
  await page.evaluate(() => music.setVolume(1));
  await page.waitForFunction(() => starts.length === 1);
});

it('plays a cue when something happens', async () => {
  await page.evaluate(() => music.setVolume(1));
  await touch();
  await page.evaluate(() => music.cue('gold'));
  await page.waitForFunction(() => starts.length === 1);
  await page.evaluate(() => music.cue('gold'));
  await page.waitForFunction(() => starts.length === 2);
  expect(await cues()).toBe(2);
  expect(fetched).toEqual(['/music/gold.wav']);
});
