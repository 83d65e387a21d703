import type { Page } from 'playwright-core';
import { english, type Words } from '../driver/words';

export function creditsPage(page: Page, words: Words = english) {
  const heading = page.getByRole('heading', { name: words('credits.title'), exact: true });
  return {
    heading,
    /** A work is told by its name first; its version, licence and author follow. */
    workButton: (name: string) => page.getByRole('button', { name: new RegExp(`^${name}\\b`) }),
    ready: () => heading.waitFor(),
  };
}
