import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { openLook } from './album/look';
import { openAt } from './album/table';
import { renderedContrast } from './driver/renderedContrast';
import { SIZES } from './driver/sizes';
import { gameUrl, visit } from './driver/visit';

const FOLDER = path.resolve(__dirname, '../../test-output/contrast');
const TEXT = 4.5;
const SCENE_MS = 600_000;
/** Letters as the painter means them, and not as few pixels make them. */
const SHARP = { deviceScaleFactor: 2, isMobile: false, reducedMotion: 'reduce', locale: 'en-GB' } as const;

/** Where a mouse does nothing. */
const AWAY = { x: 1, y: 1 } as const;

/** Every state that a button can be brought into, and how. */
const STATES = {
  rest: async (page: Page) => page.mouse.move(AWAY.x, AWAY.y),
  hover: async (_page: Page, button: Locator) => button.hover({ force: true }),
  pressed: async (page: Page) => page.mouse.down(),
} as const;

/** What cannot be read in some state, of buttons of these kinds. */
async function unreadable(page: Page, kinds: Readonly<Record<string, Locator>>): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [kind, all] of Object.entries(kinds)) {
    const button = all.first();
    await button.waitFor();
    await button.scrollIntoViewIfNeeded();
    const measure = async (state: string): Promise<void> => {
      const ratio = await renderedContrast(page, button, 'text');
      if (ratio >= TEXT) return;
      found.push(`${kind}, ${state}: ${ratio.toFixed(1)} : 1`);
      await page.screenshot({ path: path.join(FOLDER, `${kind}-${state}.png`) });
    };
    for (const [state, bring] of Object.entries(STATES)) {
      await bring(page, button);
      await measure(state);
    }
    // Let go beside it: nothing comes of it.
    await page.mouse.move(AWAY.x, AWAY.y);
    await page.mouse.up();
    // A mouse that is drawn over words selects them.
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await page.keyboard.press('Shift');
    await button.focus();
    await measure('focus');
    await button.blur();
  }
  return found;
}

it(
  'every kind of button of the shelves can be read in every state',
  async () => {
    const { page } = await visit({ size: SIZES.phone, at: '/settings', context: SHARP });
    const role = (name: 'radio' | 'switch', checked: boolean) => page.getByRole(name, { checked });
    expect(
      await unreadable(page, {
        'a chosen share': role('radio', true),
        'a share': role('radio', false),
        'a switch': page.getByRole('switch'),
        leather: page.getByTestId('to-files'),
      }),
    ).toEqual([]);
    await page.goto(`${gameUrl()}/library`);
    await page.getByTestId('library-list').waitFor();
    expect(
      await unreadable(page, {
        'a chosen chip': role('radio', true),
        'a chip': role('radio', false),
        'an entry': page.locator('[data-testid^="entry-"]'),
      }),
    ).toEqual([]);
    await page.goto(`${gameUrl()}/new`);
    await page.getByTestId('begin').waitFor();
    expect(await unreadable(page, { brass: page.getByTestId('begin'), 'a fold': page.getByTestId('layouts') })).toEqual(
      [],
    );
    await page.getByTestId('layouts').click();
    expect(
      await unreadable(page, {
        'a radio': page.locator('[data-testid^="layout-"][aria-checked="false"]'),
        'a chosen radio': page.locator('[data-testid^="layout-"][aria-checked="true"]'),
      }),
    ).toEqual([]);
  },
  SCENE_MS,
);

it(
  'every kind of button of the table can be read in every state',
  async () => {
    const look = await openLook(SIZES.wideTablet, undefined, SHARP);
    const { page } = look;
    const at = await openAt(look, 'fight');
    await at.ready();
    expect(
      await unreadable(page, {
        'a tab': page.locator('[role="tab"][aria-selected="false"]'),
        'an open tab': page.locator('[role="tab"][aria-selected="true"]'),
      }),
    ).toEqual([]);
    await at.table.openMenu();
    expect(
      await unreadable(page, {
        'a row of the menu': page.getByTestId('menu-settings'),
        'a row that offers nothing': page.locator('[data-testid^="menu-"][aria-disabled="true"]'),
      }),
    ).toEqual([]);
    await at.table.retakeRow.tap();
    expect(await unreadable(page, { 'brass that is not ready': page.getByTestId('retake-do') })).toEqual([]);
  },
  SCENE_MS,
);

it(
  'what is chosen of several can be read in every state',
  async () => {
    const look = await openLook(SIZES.phone, undefined, SHARP);
    const { page } = look;
    await (await openAt(look, 'halve')).ready();
    const option = page.getByRole('checkbox');
    expect(await unreadable(page, { 'an option': option })).toEqual([]);
    await option.first().click();
    const chosen = page.getByRole('checkbox', { checked: true });
    expect(await unreadable(page, { 'a chosen option': chosen })).toEqual([]);
  },
  SCENE_MS,
);

/** What a moment of a game has to press, once its cards have been laid aside. */
it.each([
  ['fight', { 'a hero': '[data-testid^="hero-"]' }],
  ['merchant', { goods: '[data-testid^="goods-"]', 'to leave': '[data-testid="option-leave"]' }],
  ['payFor', { 'a share of gold': '[data-testid="fair"]' }],
  ['branching', { 'a card of the path': '[data-testid^="map-"]' }],
] as const)(
  'what is pressed at the moment of %s can be read in every state',
  async (moment, buttons) => {
    const look = await openLook(SIZES.phone, undefined, SHARP);
    await (await openAt(look, moment)).ready();
    const kinds = Object.entries(buttons).map(([kind, selector]) => [kind, look.page.locator(selector)]);
    expect(await unreadable(look.page, Object.fromEntries(kinds))).toEqual([]);
  },
  SCENE_MS,
);

it(
  'a row of the shots can be read in every state',
  async () => {
    const look = await openLook(SIZES.phone, undefined, SHARP);
    const at = await openAt(look, 'shots');
    await at.ready();
    await at.choose('hero:barbarian');
    await look.page.getByTestId('shots').waitFor();
    expect(await unreadable(look.page, { 'a row': look.page.getByRole('menuitem') })).toEqual([]);
  },
  SCENE_MS,
);
