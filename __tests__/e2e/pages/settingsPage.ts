import type { Page } from 'playwright-core';
import { english, type Words } from '../driver/words';

export function settingsPage(page: Page, words: Words = english) {
  const choice = (group: string, name: string) =>
    page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name, exact: true });
  const heading = page.getByRole('heading', { name: words('settings.title'), exact: true });
  const textSlider = page.getByRole('slider', { name: words('settings.textSize.label') });
  return {
    ready: () => heading.waitFor(),
    heading,
    frenchChoice: choice(words('settings.language.label'), words('settings.language.fr')),
    reducedMotionChoice: choice(words('settings.motion.label'), words('settings.motion.reduced')),
    instantChoice: choice(words('settings.telling.label'), words('choice.telling.instant')),
    stepsChoice: page.getByRole('radio', { name: words('choice.aimWay.steps'), exact: true }),
    textSlider,
    /** By keys, in steps of ten; and until it is kept. */
    writeAt: async (percent: number): Promise<void> => {
      await textSlider.focus();
      await page.keyboard.press('Home');
      for (let at = 100; at < percent; at += 10) await page.keyboard.press('ArrowRight');
      await page.locator(`[aria-valuenow="${percent}"][role="slider"]`).and(textSlider).waitFor();
      await page.getByTestId('back').tap();
      await page.getByTestId('new-game').waitFor();
    },
    textSample: page.getByTestId('text-size-sample'),
    soundSlider: page.getByRole('slider', { name: words('settings.sound.label') }),
    back: page.getByRole('button', { name: words('common.back'), exact: true }),
  };
}
