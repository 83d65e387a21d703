import { watchForProblems } from '../../../../__tests__/e2e/driver/problems';
import { createTouch } from '../../../../__tests__/e2e/driver/touch';
import { gymSaid } from '../../../../__tests__/e2e/driver/words';
import { gymPage } from '../../../../__tests__/e2e/pages/gymPage';
import { titlePage } from '../../../../__tests__/e2e/pages/titlePage';
import type { AppBench } from '../benchedTable';

const SWIPE_PX = 110;
const SWIPE_MS = 130;

/** The disc in the middle, up among the others; what it has moved is put back before the next one. */
export const practiceTable: AppBench = {
  table: 'The gym with its eight discs',
  flying: { selector: '[data-testid="prompt"]', words: gymSaid().watching() },
  async sitDown(page, url) {
    const touch = createTouch(await page.context().newCDPSession(page));
    const problems = watchForProblems(page);
    await page.goto(url);
    await titlePage(page).gymButton.tap();
    const gym = gymPage(page);
    await gym.ready();
    let at = await gym.centreOf('elf');
    const way = () => ({ from: at, to: { x: at.x, y: at.y - SWIPE_PX }, forMs: SWIPE_MS });
    return {
      way,
      flick: () => touch.swipe(way().from, way().to, SWIPE_MS),
      untilNextFlick: async () => {
        await gym.landed('elf');
        await gym.reset();
        at = await gym.centreOf('elf');
        if (problems.length > 0) throw new Error(problems.join('\n'));
      },
    };
  },
};
