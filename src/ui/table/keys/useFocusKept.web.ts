import { useEffect, type RefObject } from 'react';
import type { View } from 'react-native';
import { focusInto } from '../../kit/components';

/** So far back somebody may have come from. */
const MOST = 24;

const hasFocus = (element: HTMLElement): boolean =>
  element === document.activeElement &&
  !element.matches(':disabled') &&
  element.checkVisibility({ visibilityProperty: true });

/**
 * Whoever plays by keys stays at the table: when what has the focus is taken away, pressed for the last time or covered,
 * the focus goes back to where it was before, and at the last to the board.
 */
export function useFocusKept(whole: RefObject<View | null>, otherwise: RefObject<View | null>): void {
  useEffect(() => {
    const table: unknown = whole.current;
    if (!(table instanceof HTMLElement)) return;
    let past: readonly HTMLElement[] = [];
    let isByKeys = false;
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return;
      isByKeys = target.matches(':focus-visible');
      if (table.contains(target)) past = [...past.filter((one) => one !== target), target].slice(-MOST);
    };
    const touch = (): void => {
      isByKeys = false;
    };
    const mend = (): void => {
      const { activeElement } = document;
      const isLost =
        activeElement === document.body || (activeElement instanceof HTMLElement && !hasFocus(activeElement));
      if (!isByKeys || !isLost || document.querySelector('[aria-modal="true"]') !== null) return;
      past = past.filter((one) => one.isConnected);
      for (const one of past.toReversed()) {
        one.focus({ preventScroll: true });
        if (hasFocus(one)) return;
      }
      focusInto(otherwise.current);
    };
    // While the focus goes from one thing to another nothing has it.
    let due = 0;
    const watcher = new MutationObserver(() => {
      cancelAnimationFrame(due);
      due = requestAnimationFrame(mend);
    });
    watcher.observe(table, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'class', 'style'],
    });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', touch, true);
    return () => {
      cancelAnimationFrame(due);
      watcher.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', touch, true);
    };
  }, [whole, otherwise]);
}
