import type { Page } from 'playwright-core';
import { english } from '../../driver/words';
import { tablePage } from '../../pages/tablePage';
import { beginAdventure } from '../../player/begin';
import { lookAt, type Look } from '../../player/look';
import { createRobot } from '../../player/robot';

const STORY = 'one-short-room.adventure.json';
const TIMES = 10;
const GAME_MS = 280_000;

const SHOWN = 'what was shown';

declare global {
  interface Window {
    /** Gone with the page, which tells a new one from the one that is left. */
    isOld?: boolean;
  }
}

/** Leaves the page in the very frame in which the table asks something else, and notes what that was. */
const reloadOnceShown = (page: Page): Promise<void> =>
  page.evaluate((key) => {
    const asked = (): string => document.querySelector<HTMLElement>('[data-testid="prompt"]')?.innerText ?? '';
    const before = asked();
    window.isOld = true;
    const look = (): void => {
      const now = asked();
      if (now === '' || now === before) return void requestAnimationFrame(look);
      sessionStorage.setItem(key, now);
      location.reload();
    };
    look();
  }, SHOWN);

const actorIn = ({ discs }: Look) =>
  discs.find(({ label }) => label.split(', ').includes(english('table.hero.canAct')));

const isNew = (page: Page) =>
  page.waitForFunction(
    () =>
      window.isOld !== true && (document.querySelector<HTMLElement>('[data-testid="prompt"]')?.innerText ?? '') !== '',
  );

const shown = (page: Page): Promise<string | null> => page.evaluate((key) => sessionStorage.getItem(key), SHOWN);

it(
  'what was shown of an answer, or of taking it back, is what comes back, however soon the page is left',
  async () => {
    const player = await beginAdventure(STORY);
    const { page } = player;
    const table = tablePage(page);
    const robot = createRobot(player);
    let look = await robot.playUntil((now) => actorIn(now) !== undefined);
    for (let time = 0; time < TIMES; time++) {
      const isAnswer = time % 2 === 0;
      if (isAnswer) {
        await player.touch.tap(actorIn(look)!.at);
        await page.getByRole('menuitem').first().waitFor();
      } else await table.openMenu();
      await reloadOnceShown(page);
      if (isAnswer) await page.getByRole('menuitem').first().tap();
      else await table.undoRow.tap();
      await isNew(page);
      await table.ready();
      look = await robot.look();
      expect([time, (await lookAt(page)).prompt]).toEqual([time, await shown(page)]);
    }
    expect(player.problems).toEqual([]);
  },
  GAME_MS,
);
