import type { Page } from 'playwright-core';

/** Boxes that cut off what is in them and have been moved over it by a program: nobody can move them back. */
export const slidBoxes = (page: Pick<Page, 'evaluate'>): Promise<readonly string[]> =>
  page.evaluate(() => {
    const canBeScrolled = (flow: string): boolean => flow === 'auto' || flow === 'scroll';
    return [...document.querySelectorAll<HTMLElement>('*')]
      .filter((box) => {
        const { overflowX, overflowY } = getComputedStyle(box);
        return (
          (box.scrollLeft !== 0 && !canBeScrolled(overflowX)) || (box.scrollTop !== 0 && !canBeScrolled(overflowY))
        );
      })
      .map((box) => `${box.scrollLeft}, ${box.scrollTop}: ${box.outerHTML.slice(0, 200)}`);
  });

/** Brings everything into view that there is, as a reader or a key does that goes to it. */
export const bringAllIntoView = (page: Pick<Page, 'evaluate'>): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('#root *')) {
      element.scrollIntoView({ block: 'center', inline: 'center' });
      element.focus();
    }
  });
