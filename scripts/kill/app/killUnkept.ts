import { setTimeout as wait } from 'node:timers/promises';
import type { KillRound } from '../killWriter';
import type { UnkeptInApp } from './appKilled';
import { askShelf, LONGEST_MS, openAtTitle, type AppKills } from './killApp';
import { MOMENTS } from './playing';

const MOST_FLICKS_BEFORE = 3;
const SHARES = 1000;

/** One profile; each restart looks whether the kill before it has left anything behind, and then plays on. */
export async function* killUnkept(kills: AppKills, game: UnkeptInApp): AsyncGenerator<KillRound> {
  const { dice, script } = kills;
  let player = await openAtTitle(kills);
  try {
    let wrong = await game.begin(player);
    for (;;) {
      for (let flicks = dice.below(MOST_FLICKS_BEFORE); flicks > 0; flicks -= 1) {
        await game.flick(player);
        await game.landed(player);
      }
      const moment = dice.pick(MOMENTS);
      if (moment !== 'anywhere') await game.flick(player);
      await wait((LONGEST_MS[moment] * dice.below(SHARES)) / SHARES);
      const [problem = null] = player.problems;
      await player.kill();
      player = await openAtTitle(kills);
      const left = await askShelf(player, script);
      wrong ??= problem ?? left ?? (await game.begin(player));
      yield { stepCount: 0, wrong, marks: [moment] };
    }
  } finally {
    await player.kill();
  }
}
