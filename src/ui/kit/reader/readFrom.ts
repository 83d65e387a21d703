import { AccessibilityInfo, type HostInstance } from 'react-native';

/** Something that comes up is seen by a reader only once it no longer is transparent; see the fading in of layers. */
const SEEN_AFTER_MS = 300;

/** Has a screen reader go on from here. */
export function readFrom(place: HostInstance): void {
  // Asked for at once: by then whatever runs this may be over.
  const reader = AccessibilityInfo;
  setTimeout(() => reader.sendAccessibilityEvent(place, 'focus'), SEEN_AFTER_MS);
}
