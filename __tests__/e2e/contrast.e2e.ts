import { SIZES } from './driver/sizes';
import { SHARP, unreadable } from './driver/unreadable';
import { gameUrl, visit } from './driver/visit';
import { titlePage } from './pages/titlePage';

const SCENE_MS = 600_000;
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
    await page.goto(`${gameUrl()}/new?game=catacombs`);
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
