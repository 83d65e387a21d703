import type { Page } from 'playwright-core';
import { openLook, toTheList, type Look } from './album/look';
import { SCENE_MS } from './album/scenes';
import { openAt } from './album/table';
import { nameOf, SIZES, type Size } from './driver/sizes';
import { gameUrl } from './driver/visit';
import { newGamePage } from './pages/newGamePage';
import { settingsPage } from './pages/settingsPage';

/** So far may a place be off its image: letters and rims are rounded to whole pixels. */
const OFF_PX = 2;

interface Span {
  readonly leftPx: number;
  readonly rightPx: number;
}

/** What of these is to be seen, in the order in which it is read, and from where to where it reaches across the screen. */
const spansOf = (page: Page, ids: readonly string[]): Promise<readonly (readonly [string, Span])[]> =>
  page.evaluate((wanted) => {
    const dialogs = document.querySelectorAll('[aria-modal="true"]');
    const top: ParentNode = dialogs[dialogs.length - 1] ?? document;
    return [...top.querySelectorAll<HTMLElement>('[data-testid]')]
      .filter((one) => one.checkVisibility() && wanted.includes(one.dataset.testid ?? ''))
      .map((one) => {
        const { left, right } = one.getBoundingClientRect();
        return [one.dataset.testid ?? '', { leftPx: left, rightPx: right }] as const;
      });
  }, ids);

type Seen = Readonly<Record<string, Awaited<ReturnType<typeof spansOf>>>>;

const HANDLES = ['drawer-tab-heroes', 'drawer-tab-monsters', 'drawer-tab-log', 'drawer-tab-more'];
const AT_HEAD = ['phase-ribbon', 'speed-next', 'menu', 'retake', 'referee'];

/** What changes its side with the hand, on every screen that is walked through. */
const PLACES = {
  table: { phone: [...AT_HEAD, ...HANDLES], wideTablet: [...AT_HEAD, 'drawer-monsters', 'drawer-equipment'] },
  more: { phone: ['more-drawers'], wideTablet: [] },
  menu: { phone: ['sheet-close'], wideTablet: ['sheet-close'] },
  referee: { phone: ['again', 'agreed'], wideTablet: ['film-board', 'again', 'agreed'] },
  placing: { phone: ['place-for-me', 'placed'], wideTablet: ['place-for-me', 'placed'] },
  newGame: { phone: ['back', 'wishes-1', 'overseer-1'], wideTablet: ['back'] },
} as const;
type Place = keyof typeof PLACES;
type Form = 'phone' | 'wideTablet';

async function walk(look: Look, form: Form, hand: 'left' | 'right'): Promise<Seen> {
  const { page, words } = look;
  const seen: Record<string, Seen[string]> = {};
  const note = async (place: Place): Promise<void> => {
    seen[place] = await spansOf(page, PLACES[place][form]);
    await look.take(`${hand}-hand-${place}`);
  };
  await page.goto(`${gameUrl()}/settings`);
  await settingsPage(page, words).ready();
  await page.getByTestId(`hand-${hand}`).tap();
  await page.locator(`[data-testid="hand-${hand}"][aria-checked="true"]`).waitFor();
  await toTheList(look);
  const { ready, table, leave } = await openAt(look, 'fight');
  await ready();
  await page.getByTestId('retake').waitFor();
  await note('table');
  if (form === 'phone') {
    await table.drawerTab('more').tap();
    await page.getByTestId('more-drawers').waitFor();
    await note('more');
    await table.drawerTab('more').tap();
  }
  await table.openMenu();
  await note('menu');
  await table.closeMenu();
  await table.refereeButton.tap();
  await page.getByTestId('again').waitFor();
  await note('referee');
  await page.getByTestId('agreed').tap();
  await leave();
  const placing = await openAt(look, 'placingHeroes');
  await placing.ready();
  await page.getByTestId('placed').waitFor();
  await note('placing');
  await placing.leave();
  await page.goto(`${gameUrl()}/new?game=catacombs`);
  await newGamePage(page, words).ready();
  await note('newGame');
  return seen;
}

const idsIn = (seen: Seen, place: string): readonly string[] => (seen[place] ?? []).map(([id]) => id);

it.each([
  ['phone', SIZES.phone],
  ['wideTablet', SIZES.wideTablet],
] as const)(
  'what a hand reaches for lies on the other side for the left hand, and is read in the same order: %s',
  async (form, size: Size) => {
    const look = await openLook(size);
    const right = await walk(look, form, 'right');
    const left = await walk(look, form, 'left');
    for (const place of Object.keys(PLACES)) {
      const wanted = PLACES[place as Place][form];
      expect([nameOf(size), place, [...idsIn(right, place)].sort()]).toEqual([nameOf(size), place, [...wanted].sort()]);
      expect(idsIn(left, place)).toEqual(idsIn(right, place));
      const images = (right[place] ?? []).map(([id, { leftPx, rightPx }]) => {
        const image = { leftPx: size.width - rightPx, rightPx: size.width - leftPx };
        // What is its own image changes no side: nothing of it would be proved.
        return [id, image, Math.abs(image.leftPx - leftPx) > OFF_PX] as const;
      });
      const off = images.flatMap(([id, image, hasSide], at) => {
        const found = left[place]?.[at]?.[1] ?? { leftPx: NaN, rightPx: NaN };
        const isThere =
          Math.abs(found.leftPx - image.leftPx) <= OFF_PX && Math.abs(found.rightPx - image.rightPx) <= OFF_PX;
        return isThere && hasSide ? [] : [{ place, id, hasSide, found, image }];
      });
      expect(off).toEqual([]);
    }
    expect(look.faults).toEqual([]);
    expect(look.problems).toEqual([]);
  },
  4 * SCENE_MS,
);
