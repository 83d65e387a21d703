import { english } from '../../../__tests__/e2e/driver/words';
import { gymPage } from '../../../__tests__/e2e/pages/gymPage';
import { titlePage } from '../../../__tests__/e2e/pages/titlePage';
import type { UnkeptInApp } from '../app/appKilled';

const SWIPE_PX = 110;
const SWIPE_MS = 130;

/** Free flicking, which no screen keeps. */
export const gymInApp: UnkeptInApp = {
  isKept: false,
  begin: async ({ page }) => {
    await titlePage(page).gymButton.tap();
    const gym = gymPage(page);
    await gym.ready();
    const said = await gym.lastFlick.textContent();
    return said === english('gym.noFlickYet') ? null : `the gym begins with ${said}`;
  },
  flick: async ({ page, touch }) => {
    const at = await gymPage(page).centreOf('elf');
    await touch.swipe(at, { x: at.x, y: at.y - SWIPE_PX }, SWIPE_MS);
  },
  landed: async ({ page }) => {
    await gymPage(page).landed('elf');
    await gymPage(page).reset();
  },
};
