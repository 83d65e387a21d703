import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What keeps somebody out of this page, as axe-core finds it. */
export async function barriers(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
