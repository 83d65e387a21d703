import type { Page } from 'playwright-core';
import { english, type Words } from '../driver/words';

export function creditsPage(page: Page, words: Words = english) {
  const heading = page.getByRole('heading', { name: words('credits.title'), exact: true });
  return {
    heading,
    licenceButton: (name: string) => page.getByRole('button', { name: words('credits.openLicence', { name }) }),
    ready: () => heading.waitFor(),
  };
}
