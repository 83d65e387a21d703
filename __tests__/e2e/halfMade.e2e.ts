import type { Locator, Page } from 'playwright-core';
import { stayingLook } from './album/stayingLook';
import { eventually } from './driver/eventually';
import { SIZES, type Size } from './driver/sizes';

const SCENE_MS = 180_000;
/** A phone and a tablet, each on its side and back again: every shape has another place for what is asked. */
const TURNS: readonly Size[] = [SIZES.widePhone, SIZES.tablet, SIZES.wideTablet, SIZES.phone];

const look = stayingLook(SIZES.phone);

const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? null);

interface Scrolled {
  readonly above: number;
  readonly end: number;
}

/** How far down something is scrolled, by whatever scrolls it, and how far it could be. */
const scrolled = (part: Locator): Promise<Scrolled> =>
  part.evaluate((element) => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const end = at.scrollHeight - at.clientHeight;
      if (end > 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return { above: at.scrollTop, end };
    }
    return { above: 0, end: 0 };
  });

/** A tenth of a second after the last of it, a view that scrolls tells how far it has come. */
const TOLD_MS = 150;

/** Nobody turns a screen in the very frame in which they scroll. */
const scrollTo = (part: Locator, above: number): Promise<void> =>
  part.evaluate(
    async (element, [to, toldMs]) => {
      for (let at: Element | null = element; at !== null; at = at.parentElement)
        if (at.scrollHeight - at.clientHeight > 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) {
          at.scrollTop = to;
          break;
        }
      for (let frame = 0; frame < 2; frame += 1) await new Promise((shown) => requestAnimationFrame(shown));
      await new Promise((told) => setTimeout(told, toldMs));
    },
    [above, TOLD_MS] as const,
  );

/** The same in every shape. */
async function holds(page: Page, isKept: () => Promise<void>): Promise<void> {
  await eventually(isKept);
  for (const size of TURNS) {
    await page.setViewportSize(size);
    await eventually(isKept);
  }
}

it(
  'an aim that is half made keeps its way, its kind of step and the focus on every turn of the screen',
  async () => {
    const { look: seen, at } = await look.at('missile');
    const { page, problems } = seen;
    await at.table.aimBy('steps');
    await page.getByTestId('aim-kind-direction').tap();
    const turn = page.getByTestId('aim-turn-15');
    await turn.tap();
    await turn.tap();
    await turn.focus();
    const said = await page.getByTestId('aim-said').textContent();
    expect(said).toMatch(/30°/);
    await holds(page, async () => {
      expect(await page.getByTestId('aim-said').textContent()).toBe(said);
      expect(await focused(page)).toBe('aim-turn-15');
    });
    expect(await page.getByTestId('aim-kind-direction').getAttribute('aria-selected')).toBe('true');
    expect(problems).toEqual([]);
  },
  SCENE_MS,
);

it(
  'a choice of several keeps what is chosen and the focus on every turn of the screen',
  async () => {
    const { look: seen } = await look.at('halve');
    const { page, problems } = seen;
    const options = page.locator('[data-testid^="prompt-"] [role="checkbox"]');
    await options.first().tap();
    await options.first().focus();
    const chosen = await options.first().getAttribute('data-testid');
    await holds(page, async () => {
      const ticked = await page
        .locator('[role="checkbox"][aria-checked="true"]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-testid')));
      expect(ticked).toEqual([chosen]);
      expect(await focused(page)).toBe(chosen);
    });
    expect(problems).toEqual([]);
  },
  SCENE_MS,
);

it(
  'points that are half given keep their number, the focus and how far they have been read on every turn',
  async () => {
    const { look: seen } = await look.at('campRecover');
    const { page, problems } = seen;
    await page.setViewportSize(SIZES.widePhone);
    // Whoever has all of one thing is given of another.
    const more = page.locator('[data-testid^="more-"]:not([aria-disabled="true"])').first();
    await more.tap();
    const given = page.locator('[role="spinbutton"][aria-valuenow="1"]');
    const less = page.locator('[data-testid^="less-"]:not([aria-disabled="true"])');
    await less.focus();
    const held = await focused(page);
    const what = await given.getAttribute('aria-label');
    const part = page.getByTestId('prompt-campRecover');
    expect([held, what]).not.toContain(null);
    const { end } = await scrolled(part);
    expect(end).toBeGreaterThan(40);
    const read = Math.round(end / 2);
    await scrollTo(part, read);
    for (const size of [SIZES.tablet, SIZES.phone, SIZES.wideTablet, SIZES.widePhone]) {
      await page.setViewportSize(size);
      await eventually(async () => {
        const now = await scrolled(part);
        expect(Math.abs(now.above - Math.min(read, now.end))).toBeLessThan(3);
        expect(await given.getAttribute('aria-label')).toBe(what);
        expect(await focused(page)).toBe(held);
      });
    }
    expect((await scrolled(part)).above).toBeGreaterThan(20);
    expect(problems).toEqual([]);
  },
  SCENE_MS,
);

it(
  'what a disc can do is as far down in the column of a phone on its side as in its tray, and there again',
  async () => {
    const { look: seen, at } = await look.at('shots');
    const { page, problems } = seen;
    await at.choose('hero:wizard');
    const shots = page.getByTestId('shots').locator('[role^="menuitem"]').first();
    await shots.waitFor();
    const { end } = await scrolled(shots);
    expect(end).toBeGreaterThan(20);
    await scrollTo(shots, end);
    await eventually(async () => expect((await scrolled(shots)).above).toBeGreaterThan(20));
    const read = (await scrolled(shots)).above;
    for (const size of [SIZES.widePhone, SIZES.phone]) {
      await page.setViewportSize(size);
      await eventually(async () => {
        const now = await scrolled(shots);
        expect(Math.abs(now.above - Math.min(read, now.end))).toBeLessThan(3);
      });
    }
    expect((await scrolled(shots)).above).toBeGreaterThan(20);
    expect(problems).toEqual([]);
  },
  SCENE_MS,
);
