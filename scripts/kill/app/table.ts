import { newGamePage } from '../../../__tests__/e2e/pages/newGamePage';
import { settingsPage } from '../../../__tests__/e2e/pages/settingsPage';
import { tablePage } from '../../../__tests__/e2e/pages/tablePage';
import { titlePage } from '../../../__tests__/e2e/pages/titlePage';
import type { KillStory } from '../games/stories';
import type { KillablePlayer } from './appBrowser';

/** A story, and where the app can read it. */
export interface StoryFile {
  readonly file: string;
  readonly story: KillStory;
}

const gameIn = (address: string): string => decodeURIComponent(/\/table\/([^/?]+)/.exec(address)?.[1] ?? '');

async function atTable({ page }: KillablePlayer): Promise<string> {
  await page.waitForURL('**/table/*');
  await tablePage(page).ready();
  return gameIn(page.url());
}

/** From the title to a new table of this story, or of drawn cards; what follows a flick is told at once. */
export async function begin(player: KillablePlayer, story: StoryFile | null): Promise<string> {
  const { page } = player;
  const title = titlePage(page);
  await title.settingsButton.tap();
  await settingsPage(page).instantChoice.tap();
  await settingsPage(page).back.tap();
  await title.newGameButton.tap();
  const newGame = newGamePage(page);
  if (story !== null) await choose(newGame, story);
  await newGame.beginButton.tap();
  return atTable(player);
}

async function choose(newGame: ReturnType<typeof newGamePage>, { file, story }: StoryFile): Promise<void> {
  const { expansions, hero, adventure } = story;
  for (const expansion of expansions) await newGame.withExpansion(expansion);
  if (hero !== null) await newGame.takeHero(hero);
  await newGame.chooseAdventure(file);
  await newGame.takenStory(adventure.title.en).waitFor();
}

/** From the title, with one tap. */
export async function goOn(player: KillablePlayer): Promise<string> {
  await titlePage(player.page).continueButton.tap();
  return atTable(player);
}
