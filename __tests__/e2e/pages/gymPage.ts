import type { Page } from 'playwright-core';
import { settledCentre } from '../driver/settled';
import { english, gymDisc, gymSaid, type Words } from '../driver/words';

export type GymDisc = 'missile' | 'familiar' | 'fireball' | 'elf' | 'wizard' | 'skeleton-warrior' | 'orc' | 'troll';

/** The gym: its discs are found by the labels that lie over them for those who cannot see them. */
export function gymPage(page: Page, words: Words = english) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const disc = (id: GymDisc) => button(gymDisc(id, words));
  const said = gymSaid(words);
  const prompt = page.getByTestId('prompt');
  const invitation = prompt.filter({ hasText: said.prompt({ kind: 'flick' }).name });
  const lastFlick = page.getByTestId('last-flick');
  const flyingWords = said.watching();

  return {
    disc,
    centreOf: (id: GymDisc) => settledCentre(disc(id)),
    lastFlick,
    undoButton: button(words('gym.undo')),
    reset: async () => {
      await button(words('gym.reset')).tap();
      await page.getByText(words('gym.noFlickYet'), { exact: true }).waitFor();
    },
    back: button(words('common.back')),
    flying: prompt.filter({ hasText: flyingWords }),
    /** Looked for at every frame of the page: a flick may be over sooner than somebody outside looks again. */
    flies: () =>
      page.waitForFunction(
        (said) => document.querySelector('[data-testid="prompt"]')?.textContent?.includes(said) === true,
        flyingWords,
        { polling: 'raf' },
      ),
    ready: async () => {
      await disc('troll').waitFor();
      await invitation.waitFor();
    },
    /** The disc is shown as the one that is flicked next. */
    chosen: (id: GymDisc) =>
      page.getByRole('button', { name: gymDisc(id, words), exact: true, pressed: true }).waitFor(),
    /** The flick of this disc is over: it is told, and the next one is invited. */
    landed: async (id: GymDisc) => {
      await lastFlick.filter({ hasText: gymDisc(id, words) }).waitFor();
      await invitation.waitFor();
    },
    /** Resolves when the page has had every chance to begin something in answer to what was done last. */
    answered: () =>
      page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
      ),
  };
}
