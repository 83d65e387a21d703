import type { View } from 'react-native';
import { placeOn, type Place, type Side } from './side';

/** Where a view lies on its side: a browser tells where both are on the screen, to a fraction of a point. */
export function measured(view: View, root: View, { quarters }: Side, tell: (place: Place) => void): void {
  const [element, around]: readonly unknown[] = [view, root];
  if (!(element instanceof HTMLElement) || !(around instanceof HTMLElement)) return;
  tell(placeOn(quarters, around.getBoundingClientRect(), element.getBoundingClientRect()));
}
