import type { View } from 'react-native';
import { lastTouched, readFrom } from '../reader';
import type { FocusPlace } from './focus';

/** Where whoever has the screen read to them was; null where nobody knows. */
export function focusNow(): FocusPlace | null {
  const place = lastTouched();
  return place === null ? null : { canTake: () => isThere(place), take: () => readFrom(place) };
}

const isThere = (place: object): boolean => !('isConnected' in place) || place.isConnected === true;

/** A phone does not tell where its reader is: it is led to what comes up, and back when that goes. */
export const isFocusLost = (): boolean => true;

export const hasFocus = (_place: View | null): boolean => false;

export function focusFirst(place: View | null): void {
  if (place !== null) readFrom(place);
}
