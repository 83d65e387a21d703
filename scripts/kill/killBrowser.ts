import { setTimeout as wait } from 'node:timers/promises';
import type { Dice } from '../soak/dice';
import { openKillable, type KillableBrowser } from './killableBrowser';
import type { KillRound } from './killWriter';
import { GAME_ID, wrongWith } from './scriptedGame';

const MOST_STEPS = 12;
const LONGEST_WAIT_US = 20_000;

export interface BrowserKills {
  readonly chromiumPath: string;
  readonly profile: string;
  /** The storage page, as one script. */
  readonly script: string;
  readonly dice: Dice;
}

/** Plays in the browser and kills it at a random moment; answers the last step that was acknowledged. */
async function playAndKill({ page, kill }: KillableBrowser, dice: Dice): Promise<number> {
  const stepsToWait = dice.below(MOST_STEPS);
  const waitMs = dice.below(LONGEST_WAIT_US) / 1000;
  let lastKept = -1;
  let heard = 0;
  await new Promise<void>((resolve, reject) => {
    const hear = (index: number): void => {
      lastKept = index;
      heard += 1;
      if (heard > stepsToWait) resolve();
    };
    page.once('pageerror', reject);
    void page.exposeFunction('kept', hear).then(() => page.evaluate(() => window.playOn()));
  });
  await wait(waitMs);
  await kill();
  return lastKept;
}

const found = ({ page }: KillableBrowser) => page.evaluate((id) => window.storage.shelf.open(id), GAME_ID);

/** One game in one profile; each restart looks at what the kill before it has left, and then plays on. */
export async function* killBrowser({ chromiumPath, profile, script, dice }: BrowserKills): AsyncGenerator<KillRound> {
  let browser = await openKillable(chromiumPath, profile, script);
  try {
    for (;;) {
      const lastKept = await playAndKill(browser, dice);
      browser = await openKillable(chromiumPath, profile, script);
      const game = await found(browser);
      yield { stepCount: game.ok ? game.value.steps.length : 0, wrong: wrongWith(game, lastKept) };
    }
  } finally {
    await browser.kill();
  }
}
