import path from 'node:path';
import type { Page } from 'playwright-core';
import type { Expansion, HeroId } from '../../../src/rules/catacombs';
import { english, type Words } from '../driver/words';

const FOLDS = [
  'players',
  'minds',
  'expansions',
  'lord',
  'length',
  'layout',
  'extras',
  'handicap',
  'house',
  'hands',
  'adventure',
] as const;
type FoldName = (typeof FOLDS)[number];

/** A file in `adventures/`, or anywhere by its whole path. */
export const adventureFile = (name: string): string =>
  path.isAbsolute(name) ? name : path.resolve(__dirname, '../adventures', name);

/** Where a game is agreed on: what is chosen is folded away until it is opened. */
export function newGamePage(page: Page, words: Words = english) {
  const fold = (name: FoldName) =>
    page.getByRole('button', { name: new RegExp(`^${words(`newGame.section.${name}`)}(?!\\p{Ll})`, 'u') });
  const beginButton = page.getByRole('button', { name: words('newGame.begin'), exact: true });

  async function openFold(name: FoldName): Promise<void> {
    if ((await fold(name).getAttribute('aria-expanded')) !== 'true') await fold(name).tap();
  }

  return {
    beginButton,
    /** The story of this title is the one that will be played. */
    takenStory: (title: string) => page.getByRole('radio', { checked: true, name: new RegExp(`^${title}`) }),
    alert: page.getByRole('alert'),
    /** So many sit down. */
    setPlayers: (count: number) =>
      page
        .getByRole('radiogroup', { name: words('newGame.players.count'), exact: true })
        .getByRole('radio', { name: count === 1 ? words('newGame.players.one') : String(count), exact: true })
        .tap(),
    /** Who plays for a player, by the number of their chair: the app at a level, or a person. */
    giveSeat: async (number: number, mind: 1 | 2 | 3 | 4 | 5 | 'person'): Promise<void> => {
      await openFold('minds');
      await page.getByTestId(`mind-player-${number}-${mind}`).tap();
    },
    /** Plays with a box besides the base game. */
    withExpansion: async (expansion: Expansion): Promise<void> => {
      await openFold('expansions');
      await page.getByTestId(`expansion-${expansion}`).tap();
    },
    /** Takes this hero instead of the other one of its place. */
    takeHero: async (hero: HeroId): Promise<void> => {
      await openFold('expansions');
      await page.getByTestId(`slot-${hero}`).tap();
    },
    ready: () => beginButton.waitFor(),
    fold,
    openFold,
    openFolds: async () => {
      for (const name of FOLDS) if ((await fold(name).count()) > 0) await openFold(name);
    },
    /** Takes one of the stories that come with the game. */
    takeStory: async (title: string): Promise<void> => {
      await openFold('adventure');
      await page.getByRole('radio', { name: new RegExp(`^${title}`) }).tap();
    },
    /** Chooses a file, as a player would from the device. */
    chooseAdventure: async (name: string): Promise<void> => {
      await openFold('adventure');
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: words('newGame.adventure.file'), exact: true }).tap();
      await (await chooser).setFiles(adventureFile(name));
    },
  };
}
