import type { Page } from 'playwright-core';

const LEAST_TARGET_PX = 44;

/** What does not fit the screen, in words: content beyond its width, text that is cut off, targets too small. */
export const misfits = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const dialogs = document.querySelectorAll('[aria-modal="true"]');
    const top: Element = dialogs[dialogs.length - 1] ?? document.body;
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true }) && element.getBoundingClientRect().width > 1;
    const textOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent).slice(0, 40);
    const all = (selector: string) => [...top.querySelectorAll<HTMLElement>(selector)].filter(isShown);
    const cut = all('[dir="auto"]')
      .filter((text) => getComputedStyle(text).overflow !== 'visible')
      .filter((text) => text.scrollWidth > text.clientWidth + 1)
      .map((text) => `cut off: ${textOf(text)}`);
    const small = all('button, [role="button"], [role="radio"], [role="switch"], [role="tab"], [role="menuitem"]')
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
      .map(({ target, box }) => `small: ${textOf(target)} ${Math.round(box.width)}×${Math.round(box.height)}`);
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`${scrollWidth} wide on a screen of ${clientWidth}`] : [];
    return [...new Set([...wide, ...cut, ...small])];
  }, LEAST_TARGET_PX);
