import { openLook } from './album/look';
import { openAt } from './album/table';
import { renderedContrast } from './driver/renderedContrast';
import { SIZES } from './driver/sizes';
import { ENOUGH, unreadable } from './driver/unreadable';
import { gameUrl, visit } from './driver/visit';
import { titlePage } from './pages/titlePage';

const SCENE_MS = 600_000;
/** Letters as the painter means them, and not as few pixels make them. */
const SHARP = { deviceScaleFactor: 2, isMobile: false, reducedMotion: 'reduce', locale: 'en-GB' } as const;

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
  'every kind of button of the title can be read in every state',
  async () => {
    const { page } = await visit({ size: SIZES.phone, context: SHARP });
    const title = titlePage(page);
    await title.ready();
    const seal = title.settingsButton;
    expect(
      await unreadable(page, { 'title brass': title.newGameButton, 'title leather': title.gymButton, 'a door': seal }),
    ).toEqual([]);
    expect(await unreadable(page, { 'the seal of a door': seal }, 'pictures')).toEqual([]);
  },
  SCENE_MS,
);

it(
  'every kind of button of an aim by steps can be read in every state',
  async () => {
    const look = await openLook(SIZES.phone, undefined, SHARP);
    const { page } = look;
    const at = await openAt(look, 'missile');
    await at.ready();
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
    const look = await openLook(SIZES.phone, undefined, SHARP);
    const { page } = look;
    await (await openAt(look, 'labyrinth')).ready();
    const way = page.locator('[data-testid^="map-"]');
    expect(await unreadable(page, { 'a way': way }, 'pictures')).toEqual([]);
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
