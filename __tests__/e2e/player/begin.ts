import { readFileSync } from 'node:fs';
import type { Adventure } from '../../../src/rules/catacombs';
import { visit, type Visit, type VisitOptions } from '../driver/visit';
import { english, type Words } from '../driver/words';
import { adventureFile, newGamePage } from '../pages/newGamePage';
import { settingsPage } from '../pages/settingsPage';
import { tablePage } from '../pages/tablePage';
import { titlePage } from '../pages/titlePage';

const titleOf = (file: string): Adventure['title'] => JSON.parse(readFileSync(adventureFile(file), 'utf8')).title;

/** Whatever moves in this game does so; elsewhere it lies still, since a picture that is drawn anew all the time costs as much as the play. */
export const MOVING = { reducedMotion: 'no-preference' } as const;

/**
 * Who only plays is served by every other point of the screen: a board that is painted in software costs a fifth less so. Who
 * looks at pictures or letters, or measures what a game costs, wants them all.
 */
const PLAYED = { reducedMotion: 'reduce', deviceScaleFactor: 0.5 } as const;
export const EVERY_POINT = { deviceScaleFactor: 1 } as const;

export interface BeginOptions extends VisitOptions {
  /** Has people and the app sit down as wanted; left out: two people. */
  readonly seat?: (newGame: ReturnType<typeof newGamePage>) => Promise<unknown>;
}

/** From the title to where a game is agreed on, by way of the settings: everything happens at once. */
export async function openNewGame(options: VisitOptions, words: Words = english): Promise<Visit> {
  const player = await visit({ ...options, context: { ...PLAYED, ...options.context } });
  const home = titlePage(player.page, words);
  const settings = settingsPage(player.page, words);
  await home.settingsButton.tap();
  await settings.instantChoice.tap();
  await settings.back.tap();
  await home.newGameButton.tap();
  return player;
}

/** From the title, by way of the settings, to the table of an adventure that has been read from a file. */
export async function beginAdventure(
  file: string,
  { seat = async () => undefined, ...options }: BeginOptions = {},
  words: Words = english,
): Promise<Visit> {
  const player = await openNewGame(options, words);
  const { page } = player;
  const newGame = newGamePage(page, words);
  await newGame.setPlayers(2);
  await seat(newGame);
  await newGame.chooseAdventure(file);
  await newGame.takenStory(titleOf(file)[words === english ? 'en' : 'fr']).waitFor();
  await newGame.beginButton.tap();
  await tablePage(page, words).ready();
  return player;
}
