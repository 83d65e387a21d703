import { stayingLook } from './album/stayingLook';
import { allPainted } from './driver/allPainted';
import { renderedContrast } from './driver/renderedContrast';
import { SIZES } from './driver/sizes';
import { ENOUGH, SHARP, unreadable } from './driver/unreadable';

const SCENE_MS = 600_000;
const phone = stayingLook(SIZES.phone, SHARP);
const wide = stayingLook(SIZES.wideTablet, SHARP);

it(
  'every kind of button of an aim by steps can be read in every state',
  async () => {
    const { look, at } = await phone.at('missile');
    const { page } = look;
    await at.table.aimBy('steps');
    const kind = (id: string) => page.getByTestId(`aim-kind-${id}`);
    expect(
      await unreadable(page, {
        'a target': page.locator('[data-testid^="aim-at-"]'),
        'an open kind of step': kind('target'),
        'a kind of step': kind('direction'),
      }),
    ).toEqual([]);
    const away = page.getByTestId('asking-fold');
    expect(await unreadable(page, { 'to put it away': away }, 'pictures')).toEqual([]);
    await kind('direction').click();
    expect(await unreadable(page, { 'a turn': page.getByTestId('aim-turn-5') })).toEqual([]);
    await kind('power').click();
    expect(await unreadable(page, { softer: page.getByTestId('aim-softer') }, 'pictures')).toEqual([]);
  },
  SCENE_MS,
);

/** A card of a labyrinth has no words on it. */
it(
  'what is drawn on the cards of a labyrinth can be made out',
  async () => {
    const { page } = (await phone.at('labyrinth')).look;
    const way = page.locator('[data-testid^="map-"]');
    expect(await unreadable(page, { 'a way': way }, 'pictures')).toEqual([]);
    await allPainted(page);
    const glyphs = await page.getByTestId('prompt-chooseDirection').locator('[data-mark="glyph"]').all();
    const ratios = [];
    for (const glyph of glyphs) ratios.push(await renderedContrast(page, glyph, 'pictures'));
    expect(ratios.length).toBeGreaterThan(0);
    expect(ratios.filter((ratio) => ratio < ENOUGH.pictures)).toEqual([]);
  },
  SCENE_MS,
);

it(
  'every kind of button of the table can be read in every state',
  async () => {
    const { look, at } = await wide.at('fight');
    const { page } = look;
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
    const { page } = (await phone.at('halve')).look;
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
    const { look } = await phone.at(moment);
    const kinds = Object.entries(buttons).map(([kind, selector]) => [kind, look.page.locator(selector)]);
    expect(await unreadable(look.page, Object.fromEntries(kinds))).toEqual([]);
  },
  SCENE_MS,
);

it(
  'a row of the shots can be read in every state',
  async () => {
    const { look, at } = await phone.at('shots');
    await at.choose('hero:barbarian');
    await look.page.getByTestId('shots').waitFor();
    expect(await unreadable(look.page, { 'a row': look.page.getByRole('menuitem') })).toEqual([]);
  },
  SCENE_MS,
);
