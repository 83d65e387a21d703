import type { Page } from 'playwright-core';

/** Resolves when the page has drawn so many frames. */
export const frames = (page: Pick<Page, 'evaluate'>, count: number): Promise<unknown> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const wait = (left: number) => (left === 0 ? resolve() : void requestAnimationFrame(() => wait(left - 1)));
        wait(wanted);
      }),
    count,
  );
