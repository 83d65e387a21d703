import { AccessibilityInfo } from 'react-native';

/** Has a screen reader say something when it has said what it is saying. A text without a word says nothing. */
export function announce(text: string): void {
  const words = text.trim();
  if (words !== '') AccessibilityInfo.announceForAccessibilityWithOptions(words, { queue: true, priority: 'default' });
}
