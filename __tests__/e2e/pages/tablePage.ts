import type { Page } from 'playwright-core';
import { english, type Words } from '../driver/words';

/** A table in play, by its words and roles. */
export function tablePage(page: Page, words: Words = english) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
  const menuButton = button(words('table.menu.open'));
  const menu = dialog(words('table.menu.title'));
  const choice = (name: string) => menu.getByRole('radio', { name, exact: true });
  const closeButton = button(words('common.close'));

  const drawerTab = (id: string) => page.getByTestId(`drawer-tab-${id}`);

  /** By its handle, or by the one behind which it lies. */
  async function openDrawer(id: string): Promise<void> {
    if ((await drawerTab(id).count()) > 0) await drawerTab(id).tap();
    else {
      await drawerTab('more').tap();
      await page.getByTestId(`more-${id}`).tap();
    }
    await page.getByTestId(`drawer-${id}`).waitFor();
  }

  async function closeMenu(): Promise<void> {
    await closeButton.tap();
    await menu.waitFor({ state: 'hidden' });
  }

  return {
    prompt: page.getByTestId('prompt'),
    board: page.getByTestId('board'),
    menuButton,
    menu,
    closeButton,
    storyButton: button(words('table.story')),
    undoRow: page.getByTestId('menu-undo'),
    retakeRow: menu.getByRole('button', { name: words('table.menu.retake'), exact: true }),
    refereeRow: menu.getByRole('button', { name: words('table.menu.referee'), exact: true }),
    refereeButton: page.getByTestId('referee'),
    hintRow: menu.getByRole('button', { name: words('table.menu.hint'), exact: true }),
    leaveRow: menu.getByRole('button', { name: words('table.menu.leave'), exact: true }),
    retakeSheet: dialog(words('table.retake.title')),
    referee: dialog(words('referee.title')),
    drawerTab,
    openDrawer,
    ready: () => menuButton.waitFor(),
    openMenu: async () => {
      await menuButton.tap();
      await menu.waitFor();
    },
    closeMenu,
    /** Something is being told, such as a flick in the air. Looked for at every frame of the page, since it is short. */
    tells: () =>
      page.waitForFunction(() => document.querySelector('[data-testid="hurry"]') !== null, null, { polling: 'raf' }),
    /** How many flicks the log tells of. */
    countFlicks: async (): Promise<number> => {
      await openDrawer('log');
      await page.getByRole('listitem').first().waitFor();
      const count = await button(words('drawers.log.who')).count();
      const close = page.getByTestId('drawer-close');
      if ((await close.count()) > 0) {
        await close.tap();
        await close.waitFor({ state: 'hidden' });
      }
      return count;
    },
    /** How whoever holds the device aims from now on. */
    aimBy: async (way: 'swipe' | 'pullBack' | 'steps') => {
      await menuButton.tap();
      await choice(words(`choice.aimWay.${way}`)).tap();
      await closeMenu();
    },
  };
}
