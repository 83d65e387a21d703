import type { BrowserContext, Page } from 'playwright-core';
import { stepText, writeGame } from '../../storage/support/games';
import { browser } from '../driver/browser';
import { remoteShelf } from './remoteShelf';
import { openStoragePage } from './storagePage';

const GAME = 'shared';

async function claimIn(page: Page): Promise<void> {
  await page.evaluate(async (id) => {
    window.claim = await window.storage.shelf.claim(id);
  }, GAME);
}

const stateOf = (page: Page): Promise<string> => page.evaluate(() => window.claim.state());

/** Waits until the tab has, or has no more, the right to write. */
const becomes = (page: Page, state: 'mine' | 'elsewhere') =>
  page.waitForFunction((awaited) => window.claim.state() === awaited, state);

async function twoTabs(): Promise<readonly [BrowserContext, Page, Page]> {
  const context = await (await browser()).newContext();
  return [context, await openStoragePage(context), await openStoragePage(context)];
}

describe('a second tab', () => {
  it('may only watch, until it takes over', async () => {
    const [, first, second] = await twoTabs();
    await claimIn(first);
    await claimIn(second);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['mine', 'elsewhere']);
    await second.evaluate(() => window.claim.takeOver());
    expect(await stateOf(second)).toBe('mine');
    await becomes(first, 'elsewhere');
  });

  it('is not seen in the first when that leaves a game and comes back at once', async () => {
    const [, first] = await twoTabs();
    const states = await first.evaluate(async (id) => {
      const seen: string[] = [];
      for (let times = 0; times < 20; times++) {
        const claim = await window.storage.shelf.claim(id);
        seen.push(claim.state());
        claim.release();
      }
      return seen;
    }, GAME);
    expect(new Set(states)).toEqual(new Set(['mine']));
  });

  it('gets the game when the first is closed', async () => {
    const [, first, second] = await twoTabs();
    await claimIn(first);
    await claimIn(second);
    await first.close();
    await becomes(second, 'mine');
  });

  it('hears of each step that the first has written', async () => {
    const [, first, second] = await twoTabs();
    await writeGame(remoteShelf(first), GAME, 1);
    await second.evaluate(() => {
      window.heardGames = [];
      window.storage.shelf.watch((gameId) => window.heardGames.push(gameId));
    });
    await remoteShelf(first).append(GAME, 1, stepText(1), 9000);
    await second.waitForFunction((id) => window.heardGames.includes(id), GAME);
    expect(await remoteShelf(second).open(GAME)).toMatchObject({ ok: true, value: { entry: { stepCount: 2 } } });
  });
});
