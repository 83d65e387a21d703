import type { View } from 'react-native';

const CAN_HAVE_FOCUS = 'a[href], button, input, textarea, select, [tabindex]';

/** What the key of tabulation stops at in a place, in its order. */
export function stopsIn(place: View | null): readonly HTMLElement[] {
  const element: unknown = place;
  if (!(element instanceof HTMLElement)) return [];
  return [...element.querySelectorAll<HTMLElement>(CAN_HAVE_FOCUS)].filter(
    (one) =>
      one.tabIndex >= 0 &&
      !one.matches(':disabled, [role="none"], [role="presentation"]') &&
      one.closest('[inert]') === null,
  );
}
