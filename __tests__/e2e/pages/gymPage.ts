import type { Page } from 'playwright-core';
import type { Point } from '../driver/traces';
import { english, type Words } from '../driver/words';

export type GymDisc = 'missile' | 'familiar' | 'fireball' | 'elf' | 'wizard' | 'skeleton-warrior' | 'orc' | 'troll';

/** The gym: its discs are found by the labels that lie over them for those who cannot see them. */
export function gymPage(page: Page, words: Words = english) {
  const prompt = page.getByText(words('gym.prompt'));
  const disc = (id: GymDisc) => page.getByRole('button', { name: words(`disc.${id}`) });

  async function centreOf(id: GymDisc): Promise<Point> {
    const box = await disc(id).boundingBox();
    if (box === null) throw new Error(`${id} is not on the board`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  return {
    disc,
    centreOf,
    resetButton: page.getByRole('button', { name: words('gym.reset') }),
    back: page.getByRole('button', { name: words('common.back'), exact: true }),
    flying: page.getByText(words('gym.flying')),
    ready: async () => {
      await prompt.waitFor();
      await disc('troll').waitFor();
    },
  };
}
