import { useEffect, useRef } from 'react';
import type { Shortcuts } from './shortcuts';

/** A letter that is typed into a field, or meant for the browser, is no shortcut. */
const isTyped = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || (target instanceof HTMLElement && target.matches('input, textarea, [role="slider"]'));

/** A dialog has the keys to itself. */
const isCovered = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

/** The keys of a computer's keyboard, while the table has the screen to itself. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const act = latest.current[event.key.toLowerCase()];
      if (act === undefined || event.defaultPrevented || isTyped(event) || isCovered()) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
