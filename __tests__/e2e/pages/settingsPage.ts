import type { Page } from 'playwright-core';
import { english, type Words } from '../driver/words';

export function settingsPage(page: Page, words: Words = english) {
  const choice = (group: string, name: string) =>
    page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name, exact: true });
  const heading = page.getByRole('heading', { name: words('settings.title'), exact: true });
  return {
    ready: () => heading.waitFor(),
    heading,
    frenchChoice: choice(words('settings.language.label'), words('settings.language.fr')),
    reducedMotionChoice: choice(words('settings.motion.label'), words('settings.motion.reduced')),
    instantChoice: choice(words('settings.telling.label'), words('settings.telling.instant')),
    soundSlider: page.getByRole('slider', { name: words('settings.sound.label') }),
    back: page.getByRole('button', { name: words('common.back'), exact: true }),
  };
}
