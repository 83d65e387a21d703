import type { Page } from 'playwright-core';
import { openAudioPage, PAGE_URL } from './driver/audioPage';

let page: Page;
beforeEach(async () => {
  page = await openAudioPage();
});
afterEach(() => page.context().close());

interface Rendered {
  readonly silencedAtS: number | null;
  readonly isSliding: boolean;
}

/** Renders a score of three clacks faster than real time and answers where sound begins, and the level every 50 ms. */
async function render(options: Rendered) {
  await page.goto(PAGE_URL);
  return page.evaluate(async ({ silencedAtS, isSliding }) => {
    const decode = audio.offlineDecoder();
    const tapes = await audio.loadTapes(({ sound, variant }) => decode(`/${sound}${variant + 1}.wav`));
    const context = new OfflineAudioContext(1, 44_100 * 3, 44_100);
    const clack = (atMs: number, variant: number) => ({
      atMs,
      take: { sound: 'woodMedium' as const, variant },
      gain: 1,
      rate: 1,
      haptic: null,
    });
    const gains = Array.from({ length: 26 }, (_, i) => 0.3 * (1 - i / 25));
    const rub = { stepMs: 20, gains, rates: gains.map(() => 1) };
    const score = {
      notes: isSliding ? [] : [clack(100, 0), clack(333, 1), clack(612.5, 2)],
      rub: isSliding ? rub : null,
    };
    const mixer = {
      ...audio.mixerOf(context),
      wake: () => Promise.resolve(),
      timeAt: () => context.currentTime,
    };
    const silence = audio.scheduleScore({ mixer, tapes, output: null }, score, 0.25);
    if (silencedAtS !== null) {
      void context.suspend(silencedAtS).then(() => {
        silence();
        return context.resume();
      });
    }
    const heard = (await context.startRendering()).getChannelData(0);
    const onsetsMs: number[] = [];
    let lastLoud = -Infinity;
    heard.forEach((value, i) => {
      if (Math.abs(value) < 0.01) return;
      if (i - lastLoud > 44.1 * 100) onsetsMs.push(i / 44.1);
      lastLoud = i;
    });
    const levels = Array.from({ length: 20 }, (_, i) => {
      const part = heard.subarray(i * 2205, (i + 1) * 2205);
      return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
    });
    return { recordings: tapes.size, onsetsMs, levels };
  }, options);
}

const PLAIN: Rendered = { silencedAtS: null, isSliding: false };

it('renders every clack within a quarter of a millisecond of its moment', async () => {
  const { recordings, onsetsMs } = await render(PLAIN);
  expect(recordings).toBe(21);
  expect(onsetsMs).toHaveLength(3);
  [350, 583, 862.5].forEach((expected, i) => expect(Math.abs(onsetsMs[i]! - expected)).toBeLessThan(0.25));
});

it('plays nothing more once silenced', async () => {
  const { onsetsMs } = await render({ ...PLAIN, silencedAtS: 0.5 });
  expect(onsetsMs).toHaveLength(1);
});

it('lets the sliding fade with the discs', async () => {
  const { levels } = await render({ ...PLAIN, isSliding: true });
  expect(levels.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
  expect(levels[5]).toBeGreaterThan(1.5 * levels[10]!);
  expect(levels[10]).toBeGreaterThan(1.5 * levels[13]!);
  expect(levels.slice(15)).toEqual([0, 0, 0, 0, 0]);
});

const LARGE = { sound: 'woodLarge', variant: 0 } as const;

/** Lets the player play a clack now and one in 200 ms; answers when each is heard, after the flight's start. */
const playTwo = () =>
  page.evaluate((take) => {
    starts.length = 0;
    const startedAtMs = performance.now();
    const clack = { take, gain: 1, rate: 1, haptic: null };
    const notes = [
      { ...clack, atMs: 0 },
      { ...clack, atMs: 200 },
    ];
    player.play({ notes, rub: null }, startedAtMs);
    const { contextTime = 0, performanceTime = 0 } = contexts[0]?.getOutputTimestamp() ?? {};
    return starts.map(({ atS }) => performanceTime + (atS - contextTime) * 1000 - startedAtMs);
  }, LARGE);

async function touchPage(): Promise<void> {
  await page.goto(PAGE_URL);
  await page.touchscreen.tap(50, 50);
  await page.waitForFunction(() => contexts[0]?.state === 'running');
  // The recordings have been decoded as soon as one can be started.
  await page.waitForFunction((take) => {
    player.playNow(take, 1);
    return starts.length > 0;
  }, LARGE);
}

const contextStates = () => page.evaluate(() => contexts.map(({ state }) => state));

it('makes no sound, and not even a context, before the page is touched', async () => {
  // The page tries by itself: a browser takes whatever a test calls for a touch.
  await page.addInitScript(() => {
    setTimeout(() => {
      const take = { sound: 'woodLarge', variant: 0 } as const;
      const note = { take, gain: 1, rate: 1, haptic: null, atMs: 0 };
      player.play({ notes: [note], rub: null }, performance.now());
      player.playNow(take, 1);
      setTimeout(() => (document.title = `${contexts.length} contexts, ${starts.length} starts`), 200);
    }, 300);
  });
  await page.goto(PAGE_URL);
  await page.waitForFunction(() => document.title !== '');
  expect(await page.title()).toBe('0 contexts, 0 starts');
});

const PLAYS = 3;

it('is heard with the picture once the page has been touched', async () => {
  await touchPage();
  const lateMs: number[] = [];
  for (let play = 0; play < PLAYS; play++) {
    const [first = Infinity, second = Infinity] = await playTwo();
    // The first cannot be sooner than the loudspeaker's own delay; the second is where the picture is.
    lateMs.push(Math.max(first - 101, Math.abs(second - 220) - 20));
  }
  // A busy machine may hold up a play, never all of them.
  expect(Math.min(...lateMs)).toBeLessThan(0);
});

it('sleeps while the page is hidden, and forgets what was waiting', async () => {
  await touchPage();
  const setHidden = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await setHidden(true);
  await page.waitForFunction(() => contexts[0]?.state === 'suspended');
  expect(await playTwo()).toEqual([]);
  await setHidden(false);
  await page.waitForFunction(() => contexts[0]?.state === 'running');
  expect(await contextStates()).toEqual(['running']);
  expect(await playTwo()).toHaveLength(2);
});

it('lets go of the audio when it is disposed', async () => {
  await touchPage();
  await page.evaluate(() => {
    player.dispose();
    music.dispose();
    speaker.dispose();
  });
  await page.waitForFunction(() => contexts[0]?.state === 'closed');
  await page.touchscreen.tap(60, 60);
  expect(await playTwo()).toEqual([]);
  expect(await contextStates()).toEqual(['closed']);
});
