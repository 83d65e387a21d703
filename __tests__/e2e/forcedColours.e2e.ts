import type { Locator, Page } from 'playwright-core';
import { openLook } from './album/look';
import type { Moment } from './album/moments';
import { openAt } from './album/table';
import { contrastOf, pixelsOf, renderedContrast } from './driver/renderedContrast';
import { SIZES, type Size } from './driver/sizes';
import { visit } from './driver/visit';
import { newGamePage } from './pages/newGamePage';

/** What has a meaning and no letters. */
const MARK = 3;
/** So far within its edge what is chosen has a thick line, and nothing else has one. */
const EDGE_PX = 2;
const SCENE_MS = 120_000;
const SCHEMES = ['light', 'dark'] as const;

async function contrastsOf(page: Page, pictures: Locator): Promise<readonly number[]> {
  await pictures.first().waitFor();
  const ratios: number[] = [];
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    ratios.push(await renderedContrast(page, picture, 'pictures'));
  }
  return ratios;
}

/** By how much the edges of two things of one kind differ, in the middle of their upper sides. */
async function edgesApart(page: Page, one: Locator, other: Locator): Promise<number> {
  const edges = [];
  for (const thing of [one, other]) {
    await thing.scrollIntoViewIfNeeded();
    const box = await thing.boundingBox();
    if (box === null) throw new Error(`nothing to be seen of ${thing}`);
    const clip = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y) + EDGE_PX, width: 1, height: 1 };
    edges.push((await pixelsOf(page, await page.screenshot({ clip })))[0]!);
  }
  const [first, second] = edges;
  return first === undefined || second === undefined ? 1 : contrastOf(first, second);
}

describe.each(SCHEMES)('in the few colours of a reader who wants a %s page', (colorScheme) => {
  it('pictures are seen on their buttons, and what is chosen is told from the rest', async () => {
    const { page } = await visit({ size: SIZES.wideTablet, at: '/settings', context: { isMobile: false } });
    await page.getByTestId('back').waitFor();
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    expect(await renderedContrast(page, page.getByTestId('back'), 'pictures')).toBeGreaterThanOrEqual(MARK);
    const radio = (checked: boolean) => page.getByRole('radio', { checked }).first();
    expect(await edgesApart(page, radio(true), radio(false))).toBeGreaterThanOrEqual(MARK);
  });

  it('a chosen step of the app is told from the others', async () => {
    const { page } = await visit({ size: SIZES.phone, at: '/new', context: { isMobile: false } });
    await newGamePage(page).ready();
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const level = (checked: boolean) => page.locator(`[data-testid^="level-"][aria-checked="${checked}"]`).first();
    expect(await edgesApart(page, level(true), level(false))).toBeGreaterThanOrEqual(MARK);
  });

  it(
    'an open drawer is told from those that are shut',
    async () => {
      const look = await openLook(SIZES.wideTablet);
      const { page } = look;
      await (await openAt(look, 'fight')).ready();
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      const tab = (selected: boolean) => page.getByRole('tab', { selected }).first();
      expect(await edgesApart(page, tab(true), tab(false))).toBeGreaterThanOrEqual(MARK);
    },
    SCENE_MS,
  );

  it(
    'what is chosen of several is told from the rest',
    async () => {
      const look = await openLook(SIZES.phone);
      const { page } = look;
      await (await openAt(look, 'halve')).ready();
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await page.getByRole('checkbox').first().click();
      const option = (checked: boolean) => page.getByRole('checkbox', { checked }).first();
      expect(await edgesApart(page, option(true), option(false))).toBeGreaterThanOrEqual(MARK);
    },
    SCENE_MS,
  );

  it(
    'a life that is left is told from one that is lost',
    async () => {
      const look = await openLook(SIZES.phone);
      const { page } = look;
      await (await openAt(look, 'fight')).ready();
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      const tracks = await page.getByTestId('life-track').all();
      const contrasts = await Promise.all(
        tracks.map(async (track) => {
          const pixels = await pixelsOf(page, await track.screenshot());
          const box = await track.boundingBox();
          const wide = Math.round(box?.width ?? 0);
          const middle = pixels.slice(wide * Math.floor(pixels.length / wide / 2)).slice(0, wide);
          const [first, last] = [middle[3], middle[wide - 4]];
          return first === undefined || last === undefined ? 1 : contrastOf(first, last);
        }),
      );
      // Two are hurt at least: the others' tracks are full from end to end.
      expect(contrasts.filter((ratio) => ratio >= MARK).length).toBeGreaterThanOrEqual(2);
    },
    SCENE_MS,
  );
});

/** The page in each of both kinds of few colours, one after the other. */
async function inFewColours(page: Page, measure: () => Promise<void>): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await measure();
  }
}

it.each([
  ['fight', '[data-testid="stand"]', SIZES.phone],
  ['poisoned', '[data-testid^="hero-"]', SIZES.phone],
  ['camp', '[data-testid="prompt-camp"]', SIZES.phone],
  ['fight', ':is([data-testid="retake"], [data-testid="referee"], [data-testid="phase-ribbon"])', SIZES.wideTablet],
  ['fight', '[data-testid="drawer-monsters"]', SIZES.wideTablet],
  ['merchant', '[role="article"]', SIZES.wideTablet],
] as const satisfies readonly (readonly [Moment, string, Size])[])(
  'at the moment of %s every mark on %s is seen in few colours',
  async (moment, marked, size) => {
    const look = await openLook(size);
    const { page } = look;
    await (await openAt(look, moment)).ready();
    await inFewColours(page, async () => {
      const ratios = await contrastsOf(page, page.locator(`${marked} [data-mark="glyph"]`));
      expect(ratios.filter((ratio) => ratio < MARK)).toEqual([]);
    });
  },
  SCENE_MS,
);

it(
  'armour that is left is seen in few colours, and told from what is spent',
  async () => {
    const look = await openLook(SIZES.phone);
    const { page } = look;
    await (await openAt(look, 'armour')).ready();
    await inFewColours(page, async () => {
      const [left = 0, spent = 0] = await contrastsOf(page, page.getByTestId('armour').locator('[data-mark="glyph"]'));
      expect(left).toBeGreaterThanOrEqual(MARK);
      expect(left / spent).toBeGreaterThanOrEqual(MARK);
    });
  },
  SCENE_MS,
);
