import { setTimeout as wait } from 'node:timers/promises';
import { titlePage } from '../../../__tests__/e2e/pages/titlePage';
import { createRobot } from '../../../__tests__/e2e/player/robot';
import type { Dice } from '../../soak/dice';
import type { KillRound } from '../killWriter';
import { openPlayer, type KillablePlayer } from './appBrowser';
import { faultIn, flickCount, lossIn } from './expectation';
import { MOMENTS, playTo, type Moment } from './playing';
import { begin, goOn } from './table';
import type { Testimony } from './witness';

export interface AppKills {
  readonly chromiumPath: string;
  readonly profile: string;
  /** Where the exported app is served; elsewhere its storage is another one. */
  readonly url: string;
  /** The witness, as one script. */
  readonly script: string;
  readonly dice: Dice;
}

export interface AppKillRound extends KillRound {
  readonly moment: Moment;
}

const LONGEST_MS: Readonly<Record<Moment, number>> = { writing: 60, flying: 400, anywhere: 3000 };
const SHARES = 1000;
/** After so many restarts without a new command another game is begun: something is asked that nobody here can answer. */
const MOST_STILL = 4;

async function askWitness({ page }: KillablePlayer, script: string, gameId: string): Promise<Testimony> {
  if (!(await page.evaluate(() => 'witness' in window))) await page.evaluate(script);
  return page.evaluate((id) => window.witness(id), gameId);
}

async function open({ chromiumPath, profile, url }: AppKills): Promise<KillablePlayer> {
  const player = await openPlayer(chromiumPath, profile);
  await player.page.goto(`${url}/`);
  await titlePage(player.page).ready();
  return player;
}

/** Until the game waits for an answer, be it the end of a flick that was in the air. */
async function resume(player: KillablePlayer, gameId: string, script: string): Promise<Testimony> {
  const resumed = await goOn(player);
  if (resumed !== gameId) throw new Error(`the title goes on with ${resumed} and not with ${gameId}`);
  await createRobot(player).look();
  return askWitness(player, script, gameId);
}

async function playAndKill(player: KillablePlayer, dice: Dice, before: readonly string[]) {
  const reached = await playTo(dice.pick(MOMENTS), player, flickCount(before));
  await wait((LONGEST_MS[reached.moment] * dice.below(SHARES)) / SHARES);
  const [problem = null] = player.problems;
  await player.kill();
  return { ...reached, problem };
}

/** One game after another in one profile; each restart looks at what the kill before it has left, and plays on. */
export async function* killApp(kills: AppKills): AsyncGenerator<AppKillRound> {
  const { script, dice } = kills;
  let player = await open(kills);
  try {
    let gameId = await begin(player);
    let before: readonly string[] = [];
    for (let still = 0; ;) {
      const { moment, shown, problem } = await playAndKill(player, dice, before);
      player = await open(kills);
      const found = await askWitness(player, script, gameId);
      const loss = problem ?? lossIn(found, before, shown);
      still = found.commands.length > before.length ? 0 : still + 1;
      if (found.isOver || still >= MOST_STILL) {
        still = 0;
        yield { moment, stepCount: found.commands.length, wrong: loss };
        gameId = await begin(player);
        before = [];
        continue;
      }
      const resumed = await resume(player, gameId, script);
      before = resumed.commands;
      yield { moment, stepCount: before.length, wrong: loss ?? faultIn(resumed, found.commands) };
    }
  } finally {
    await player.kill();
  }
}
