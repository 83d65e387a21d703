import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { titlePage } from '../../../__tests__/e2e/pages/titlePage';
import { createRobot } from '../../../__tests__/e2e/player/robot';
import type { Dice } from '../../soak/dice';
import type { KillRound } from '../killWriter';
import { openPlayer, type KillablePlayer } from './appBrowser';
import { faultIn, flickCount, lossIn } from './expectation';
import { MOMENTS, playTo, type Moment } from './playing';
import type { KeptInApp } from './appKilled';
import { goOn } from './table';
import type { Testimony } from './witness';

export interface AppKills {
  readonly chromiumPath: string;
  /** Of the player's browser, and of what it reads. */
  readonly folder: string;
  /** Where the exported app is served; elsewhere its storage is another one. */
  readonly url: string;
  /** The witness, as one script. */
  readonly script: string;
  readonly dice: Dice;
}

export const LONGEST_MS: Readonly<Record<Moment, number>> = { writing: 60, flying: 400, anywhere: 3000 };
const SHARES = 1000;
/** After so many restarts without a new command another game is begun: something is asked that nobody here can answer. */
const MOST_STILL = 4;
/** Then another game is begun, so that the stories take turns. */
const MOST_KILLS_OF_A_GAME = 12;

async function called({ page }: KillablePlayer, script: string): Promise<KillablePlayer['page']> {
  if (!(await page.evaluate(() => 'witness' in window))) await page.evaluate(script);
  return page;
}

const askWitness = async (player: KillablePlayer, script: string, gameId: string): Promise<Testimony> =>
  (await called(player, script)).evaluate((id) => window.witness(id), gameId);

/** What lies on the shelf that should not, or why it cannot be read; null when it is empty. */
export const askShelf = async (player: KillablePlayer, script: string): Promise<string | null> =>
  (await called(player, script)).evaluate(() => window.shelved());

export async function openAtTitle({ chromiumPath, folder, url }: AppKills): Promise<KillablePlayer> {
  const player = await openPlayer(chromiumPath, join(folder, 'player'));
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

async function playAndKill(
  player: KillablePlayer,
  { dice, preferred }: AppKills & Pick<KeptInApp, 'preferred'>,
  before: readonly string[],
) {
  const reached = await playTo(dice.pick(MOMENTS), player, preferred, flickCount(before));
  await wait((LONGEST_MS[reached.moment] * dice.below(SHARES)) / SHARES);
  const [problem = null] = player.problems;
  await player.kill();
  return { ...reached, problem };
}

/** Whoever plays: a new browser after each kill. */
interface Chair {
  player: KillablePlayer;
}

/** One game until it is over or has been killed often enough; each restart looks at what the kill has left. */
async function* killGame(
  kills: AppKills & Pick<KeptInApp, 'preferred'>,
  chair: Chair,
  gameId: string,
): AsyncGenerator<KillRound> {
  const { script } = kills;
  let before: readonly string[] = [];
  let still = 0;
  for (let kill = 1; ; kill++) {
    const { moment, shown, problem } = await playAndKill(chair.player, kills, before);
    chair.player = await openAtTitle(kills);
    const found = await askWitness(chair.player, script, gameId);
    const loss = problem ?? lossIn(found, before, shown);
    const round = { stepCount: found.commands.length, wrong: loss, marks: [moment, ...found.marks] };
    still = found.commands.length > before.length ? 0 : still + 1;
    if (found.isOver || still >= MOST_STILL || kill >= MOST_KILLS_OF_A_GAME) return yield round;
    const resumed = await resume(chair.player, gameId, script);
    before = resumed.commands;
    yield { ...round, stepCount: before.length, wrong: loss ?? faultIn(resumed, found.commands) };
  }
}

/** One game after another in one profile. */
export async function* killApp(kills: AppKills, { games: gamesIn, preferred }: KeptInApp): AsyncGenerator<KillRound> {
  const games = gamesIn(kills.folder);
  const chair: Chair = { player: await openAtTitle(kills) };
  try {
    for (let number = 0; ; number++) {
      const begin = games[number % games.length];
      if (begin === undefined) return;
      yield* killGame({ ...kills, preferred }, chair, await begin(chair.player));
    }
  } finally {
    await chair.player.kill();
  }
}
