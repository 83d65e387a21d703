import type { Page } from 'playwright-core';

/** What has the focus, as it can be told from outside. */
export interface Focus {
  readonly label: string;
  readonly testId: string;
  /** Why nobody could tell where the focus is; null when it can be seen. */
  readonly fault: string | null;
}

const MOST_TABS = 120;

const focusOf = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const nothing = { label: '', testId: '', fault: null };
    if (!(element instanceof HTMLElement) || element === document.body) return nothing;
    // A dialog catches the focus here when it would leave.
    if (['none', 'presentation'].includes(element.getAttribute('role') ?? '')) return nothing;
    const { width, height, right, bottom, left, top } = element.getBoundingClientRect();
    const isInView = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    const faults = [
      ...(element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ? [] : ['not shown']),
      ...(element.closest('[aria-hidden="true"], [inert]') === null ? [] : ['hidden from readers']),
      ...(width > 0 && height > 0 && isInView ? [] : ['out of sight']),
    ];
    const read = element.cloneNode(true) as HTMLElement;
    for (const unread of read.querySelectorAll('[aria-hidden="true"]')) unread.remove();
    return {
      label: element.getAttribute('aria-label') ?? read.textContent,
      testId: element.dataset.testid ?? '',
      fault: faults.length === 0 ? null : faults.join(', '),
    };
  });

/** A player without a finger or a mouse: only keys, and only what the focus can be brought to. */
export function createKeyboard(page: Page) {
  /** Goes on by Tab until something has the focus that is looked for. */
  async function reach(what: string, isIt: (focus: Focus) => boolean): Promise<void> {
    const passed: string[] = [];
    let focus = await focusOf(page);
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (isIt(focus)) return;
      await page.keyboard.press('Tab');
      focus = await focusOf(page);
      passed.push(focus.label.split('\n')[0] ?? '');
      if (focus.fault !== null) throw new Error(`the focus is lost on "${focus.label}": ${focus.fault}`);
    }
    throw new Error(`no way by Tab to ${what}; past ${passed.join(' | ')}`);
  }

  const toLabel = (label: string) => reach(label, (focus) => focus.label === label);
  const toTestId = (testId: string) => reach(testId, (focus) => focus.testId === testId);
  const press = (key: string) => page.keyboard.press(key);
  return {
    reach,
    press,
    activate: async (label: string, key: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
      await toLabel(label);
      await press(key);
    },
    activateTestId: async (testId: string, key: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
      await toTestId(testId);
      await press(key);
    },
  };
}

export type Keyboard = ReturnType<typeof createKeyboard>;
