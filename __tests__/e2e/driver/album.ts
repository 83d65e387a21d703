import path from 'node:path';
import type { Page } from 'playwright-core';
import { barriers } from './barriers';
import { clipped } from './clipped';
import { misfits } from './fits';
import { underLongerWords } from './longerWords';

const FOLDER = path.resolve(__dirname, '../../../test-output/screens');

/** Pictures of one kind of screen, with everything about them that is not as it should be. */
export function createAlbum(page: Page, kind: 'longer' | 'large') {
  const faults: string[] = [];
  const note = (name: string, found: readonly string[]): void =>
    void faults.push(...found.map((fault) => `${name}: ${fault}`));
  const look = async (name: string): Promise<void> => {
    await page.screenshot({ path: path.join(FOLDER, `${name}-${kind}.png`) });
    note(name, [...(await misfits(page)), ...(await clipped(page))]);
  };
  return {
    faults: faults as readonly string[],
    take: async (name: string): Promise<void> => {
      note(name, await barriers(page));
      await (kind === 'longer' ? underLongerWords(page, () => look(name)) : look(name));
    },
  };
}
