import type { View } from 'react-native';
import type { Place, Side } from './side';

/** Where a view lies on its side. The platform reckons from one to the other as they were laid out, turned or not. */
export function measured(view: View, root: View, _side: Side, tell: (place: Place) => void): void {
  view.measureLayout(root, (leftPt, topPt, widthPt, heightPt) => tell({ leftPt, topPt, widthPt, heightPt }));
}
