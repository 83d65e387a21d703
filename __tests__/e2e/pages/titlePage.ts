import type { Page } from 'playwright-core';
import { english, type Words } from '../driver/words';

/** The title screen as its reader knows it: by the words on its buttons. */
export function titlePage(page: Page, words: Words = english) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const gymButton = button(words('title.gym'));
  const unknownGame = page.locator('[data-testid="continue"][aria-disabled="true"]');
  return {
    gymButton,
    newGameButton: button(words('title.newGame')),
    /** A game that stands on the shelf. */
    box: (game: string) => page.getByTestId(`box-${game}`),
    continueButton: page.getByTestId('continue'),
    settingsButton: button(words('title.settings')),
    creditsButton: button(words('title.credits')),
    /** The doors stay where they are once it is known whether there is a game to go on with. */
    ready: async () => {
      await gymButton.waitFor();
      await unknownGame.waitFor({ state: 'detached' });
    },
  };
}
