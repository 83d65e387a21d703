import type { Page } from 'playwright-core';

/** Resolves when no picture of the page waits to be painted any more. */
export const allPainted = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('[data-mark="until-painted"]') === null);
