import type { Locator, Page } from 'playwright-core';
import { openLook } from './album/look';
import type { Moment } from './album/moments';
import { openAt } from './album/table';
import { contrastOf, pixelsOf, renderedContrast } from './driver/renderedContrast';
import { SIZES } from './driver/sizes';
import { visit } from './driver/visit';

/** What has a meaning and no letters. */
const MARK = 3;
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

describe.each(SCHEMES)('in the few colours of a reader who wants a %s page', (colorScheme) => {
  it('pictures are seen on their buttons, and what is chosen is told from the rest', async () => {
    const { page } = await visit({ size: SIZES.wideTablet, at: '/settings', context: { isMobile: false } });
    await page.getByTestId('back').waitFor();
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    expect(await renderedContrast(page, page.getByTestId('back'), 'pictures')).toBeGreaterThanOrEqual(MARK);
    const edgeOf = async (isChosen: boolean) => {
      const box = await page.getByRole('radio', { checked: isChosen }).first().boundingBox();
      const edge = await page.screenshot({
        clip: { x: box?.x ?? 0, y: (box?.y ?? 0) + 2, width: box?.width ?? 1, height: 1 },
      });
      const pixels = await pixelsOf(page, edge);
      return pixels[Math.floor(pixels.length / 2)] ?? [0, 0, 0];
    };
    expect(contrastOf(await edgeOf(true), await edgeOf(false))).toBeGreaterThanOrEqual(MARK);
  });

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
  ['fight', '[data-testid="stand"]'],
  ['poisoned', '[data-testid^="hero-"]'],
  ['camp', '[data-testid="prompt-camp"]'],
] as const satisfies readonly (readonly [Moment, string])[])(
  'at the moment of %s every mark is seen in few colours',
  async (moment, marked) => {
    const look = await openLook(SIZES.phone);
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
