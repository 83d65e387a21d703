import { setTimeout as wait } from 'node:timers/promises';
import type { Dice } from '../soak/dice';
import { verdictOn } from './games/found';
import type { Judge } from './games/reference';
import { openKillable, type KillableBrowser } from './killableBrowser';
import { IN_A_WRITE, type KillRound } from './killWriter';
import { Moment, type Waits } from './moment';

const WAITS: Waits = { writeUs: 10_000, stepUs: 40_000 };

export interface BrowserKills {
  readonly chromiumPath: string;
  readonly profile: string;
  /** The storage page, as one script. */
  readonly script: string;
  readonly dice: Dice;
  readonly reference: Judge;
  /** Which game is played. */
  readonly game: string;
}

/** Plays in the browser and kills it at a random moment, of which it answers what was heard. */
async function playAndKill({ page, kill }: KillableBrowser, game: string, dice: Dice): Promise<Moment> {
  const moment = new Moment(dice);
  const broken = new Promise<never>((_, reject) => page.once('pageerror', reject));
  await page.exposeFunction('writing', moment.writing);
  await page.exposeFunction('kept', moment.hearKept);
  await page.evaluate((id) => window.playOn(id), game);
  await Promise.race([moment.come, broken]);
  await wait(moment.waitMs(dice, WAITS));
  await kill();
  return moment;
}

/** One profile; each restart looks at what the kill before it has left, and then plays on. */
export async function* killBrowser(kills: BrowserKills): AsyncGenerator<KillRound> {
  const { chromiumPath, profile, script, dice, reference, game } = kills;
  let browser = await openKillable(chromiumPath, profile, script);
  try {
    for (;;) {
      const { kept, isWriting } = await playAndKill(browser, game, dice);
      browser = await openKillable(chromiumPath, profile, script);
      const found = await browser.page.evaluate(() => window.found());
      const { wrong, marks } = verdictOn(found, kept, reference);
      yield { stepCount: found.stepCount, wrong, marks: [...(isWriting ? [IN_A_WRITE] : []), ...marks] };
    }
  } finally {
    await browser.kill();
  }
}
