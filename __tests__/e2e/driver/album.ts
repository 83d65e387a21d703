import path from 'node:path';
import type { Page } from 'playwright-core';
import { misfits } from './fits';
import { nameOf, type Size } from './sizes';

const FOLDER = path.resolve(__dirname, '../../../test-output/screens');

/** Pictures of one size, with everything about them that is not as it should be. */
export function createAlbum(page: Page, size: Size) {
  const faults: string[] = [];
  return {
    faults: faults as readonly string[],
    take: async (name: string): Promise<void> => {
      await page.screenshot({ path: path.join(FOLDER, `${name}-${nameOf(size)}.png`) });
      faults.push(...(await misfits(page)).map((fault) => `${name}: ${fault}`));
    },
  };
}
