import type { View } from 'react-native';
import type { FocusPlace } from './focus';
import { stopsIn } from './stopsIn';

/** What has the focus; null where nothing has it. */
export function focusNow(): FocusPlace | null {
  const { activeElement, body } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === body) return null;
  return {
    canTake: () => activeElement.isConnected && activeElement.closest('[inert]') === null,
    take: () => activeElement.focus({ preventScroll: true }),
  };
}

/** What had it is gone, or lies under something and cannot keep it. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.closest('[inert]') !== null;
}

/** Whether it, or something in it, has it. */
export function hasFocus(place: View | null): boolean {
  const element: unknown = place;
  return element instanceof HTMLElement && element.contains(document.activeElement);
}

/** The first stop in a place has it, or else the place itself. */
export function focusFirst(place: View | null): void {
  const element: unknown = place;
  if (element instanceof HTMLElement) (stopsIn(place)[0] ?? element).focus({ preventScroll: true });
}
