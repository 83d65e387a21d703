import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newGamePage } from '../../../__tests__/e2e/pages/newGamePage';
import { titlePage } from '../../../__tests__/e2e/pages/titlePage';
import { catacombsWords } from '../../../__tests__/support/words';
import type { KillablePlayer } from '../app/appBrowser';
import type { KeptInApp } from '../app/appKilled';
import { atTable, tellAtOnce } from '../app/table';
import { KILL_STORIES, type KillStory } from './stories';

/** A story, and where the app can read it. */
interface StoryFile {
  readonly file: string;
  readonly story: KillStory;
}

/** From the title to a new table of this story, or of drawn cards. */
async function begin(player: KillablePlayer, story: StoryFile | null): Promise<string> {
  const { page } = player;
  await tellAtOnce(player);
  await titlePage(page).newGameButton.tap();
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

function storyFiles(folder: string): readonly StoryFile[] {
  return KILL_STORIES.map((story, index) => {
    const file = join(folder, `${index}.adventure.json`);
    writeFileSync(file, JSON.stringify(story.adventure));
    return { file, story };
  });
}

/** The stories, and drawn cards. */
export const catacombsInApp: KeptInApp = {
  isKept: true,
  games: (folder) => [...storyFiles(folder), null].map((story) => (player) => begin(player, story)),
  // What it strikes stays on the table, frozen.
  preferred: [catacombsWords('en').action('hero:ice-princess', 'ice-spike').name],
};
