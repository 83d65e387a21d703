import type { Page } from 'playwright-core';

interface Named {
  readonly label: string;
  readonly testId: string;
}

/** What has the focus, as it can be told from outside. */
export interface Focus extends Named {
  /** What arrows come to from here. */
  readonly group: readonly Named[];
  /** Why nobody could tell where the focus is; null when it can be seen. */
  readonly fault: string | null;
}

const MOST_KEYS = 120;

const focusOf = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const nothing = { label: '', testId: '', group: [], fault: null };
    if (!(element instanceof HTMLElement) || element === document.body) return nothing;
    // A dialog catches the focus here when it would leave.
    if (['none', 'presentation'].includes(element.getAttribute('role') ?? '')) return nothing;
    const { width, height, right, bottom, left, top } = element.getBoundingClientRect();
    const isInView = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    // What one writes on and what one scrolls have the browser's own ring.
    const { overflowX, overflowY, outlineStyle } = getComputedStyle(element);
    const isScrolled = overflowY === 'auto' || (overflowX === 'auto' && outlineStyle !== 'none');
    const isPlain = element.matches('input, textarea') || isScrolled;
    const ring = element.querySelector('[data-testid="focus-ring"]')?.getBoundingClientRect();
    /** How much of the ring is cut off by whatever it lies in. */
    function cutOff(box: DOMRect): number {
      let most = Math.max(0 - box.left, 0 - box.top, box.right - innerWidth, box.bottom - innerHeight);
      for (let around = element?.parentElement; around && around !== document.body; around = around.parentElement) {
        if (getComputedStyle(around).overflowX === 'visible') continue;
        const edge = around.getBoundingClientRect();
        const over = [edge.left - box.left, edge.top - box.top, box.right - edge.right, box.bottom - edge.bottom];
        most = Math.max(most, ...over);
      }
      return most;
    }
    const faults = [
      ...(element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ? [] : ['not shown']),
      ...(element.closest('[aria-hidden="true"], [inert]') === null ? [] : ['hidden from readers']),
      ...(width > 0 && height > 0 && isInView ? [] : ['out of sight']),
      ...(isPlain || ring !== undefined ? [] : ['without a ring']),
      ...(ring === undefined || cutOff(ring) < 3 ? [] : [`its ring is cut off by ${cutOff(ring)}`]),
    ];
    const nameOf = (named: HTMLElement) => {
      const read = named.cloneNode(true) as HTMLElement;
      for (const unread of read.querySelectorAll('[aria-hidden="true"]')) unread.remove();
      return { label: named.getAttribute('aria-label') ?? read.textContent, testId: named.dataset.testid ?? '' };
    };
    const rovers = element
      .closest('[role="radiogroup"], [role="menu"], [role="tablist"], [role="toolbar"], [role="group"]')
      ?.querySelectorAll<HTMLElement>('[tabindex="-1"]:not([disabled])');
    return {
      ...nameOf(element),
      group: [...(rovers ?? [])].map(nameOf),
      fault: faults.length === 0 ? null : faults.join(', '),
    };
  });

/** A player without a finger or a mouse: only keys, and only what the focus can be brought to. */
export function createKeyboard(page: Page) {
  /** Goes on by Tab, and by arrows within what belongs together, to what is looked for: how many keys it takes. */
  async function reach(what: string, isIt: (focus: Named) => boolean): Promise<number> {
    const passed: string[] = [];
    let focus = await focusOf(page);
    for (let keys = 0; keys < MOST_KEYS; keys += 1) {
      if (isIt(focus)) return keys;
      await page.keyboard.press(focus.group.some(isIt) ? 'ArrowDown' : 'Tab');
      focus = await focusOf(page);
      passed.push(focus.label.split('\n')[0] ?? '');
      if (focus.fault !== null) throw new Error(`the focus is lost on "${focus.label}": ${focus.fault}`);
    }
    throw new Error(`no way by keys to ${what}; past ${passed.join(' | ')}`);
  }

  const toLabel = (label: string) => reach(label, (focus) => focus.label === label);
  const toTestId = (testId: string) => reach(testId, (focus) => focus.testId === testId);
  const press = (key: string) => page.keyboard.press(key);
  return {
    /** Fails when nobody could see where the focus is. */
    focus: async (): Promise<Focus> => {
      const focus = await focusOf(page);
      if (focus.fault !== null) throw new Error(`the focus is lost on "${focus.label}": ${focus.fault}`);
      return focus;
    },
    toLabel,
    toTestId,
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
