import { newGamePage } from '../../../__tests__/e2e/pages/newGamePage';
import { titlePage } from '../../../__tests__/e2e/pages/titlePage';
import type { KillablePlayer } from '../app/appBrowser';
import type { KeptInApp } from '../app/appKilled';
import { atTable, tellAtOnce } from '../app/table';

/** From the shelf to a new duel of two. */
async function begin(player: KillablePlayer): Promise<string> {
  await tellAtOnce(player);
  await titlePage(player.page).box('conquest').tap();
  const newGame = newGamePage(player.page);
  await newGame.setPlayers(2);
  await newGame.beginButton.tap();
  return atTable(player);
}

export const conquestInApp: KeptInApp = { isKept: true, games: () => [begin], preferred: [] };
