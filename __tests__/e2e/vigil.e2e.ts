import type { Page } from 'playwright-core';
import { eventually } from './driver/eventually';
import { visit } from './driver/visit';
import { english } from './driver/words';
import { titlePage } from './pages/titlePage';
import { keepVigil, type Vigil } from './robot/vigil';

const FREEZE_MS = 3000;

async function openWatched(): Promise<{ readonly page: Page; readonly vigil: Vigil }> {
  const vigils: Vigil[] = [];
  const { page } = await visit({ prepare: async (context) => vigils.push(await keepVigil(context)) });
  await titlePage(page).ready();
  return { page, vigil: vigils[0]! };
}

const freeze = (page: Page): Promise<void> =>
  page.evaluate((ms) => {
    const untilMs = performance.now() + ms;
    while (performance.now() < untilMs) continue;
  }, FREEZE_MS);

it('the robot notes that a page froze', async () => {
  const { page, vigil } = await openWatched();
  await freeze(page);
  await eventually(async () => expect(vigil.freezesMs.length).toBeGreaterThan(0));
});

it('the robot fails when it is shown the crash screen', async () => {
  const { page, vigil } = await openWatched();
  const endless = vigil.over(page, () => new Promise(() => undefined));
  await page.evaluate((title) => document.body.append(title), english('crash.title'));
  await expect(endless).rejects.toThrow('the crash screen');
});
