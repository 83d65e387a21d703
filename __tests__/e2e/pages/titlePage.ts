import type { Page } from 'playwright-core';
import { en } from '../../../src/i18n/en';

/** The title screen as its reader knows it: by the words on its buttons. */
export function titlePage(page: Page, words: { readonly [Key in 'gym' | 'settings' | 'credits']: string } = en.title) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const gymButton = button(words.gym);
  return {
    gymButton,
    settingsButton: button(words.settings),
    creditsButton: button(words.credits),
    ready: () => gymButton.waitFor(),
  };
}
