import { StyleSheet, View } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';

export interface EdgeSwipeProps {
  readonly side: 'left' | 'right';
  readonly onSwipe: () => void;
}

/** Broad enough for a thumb that comes from beyond the glass, and clear of the board's discs. */
const ZONE_PT = 16;
const DRAWN_PT = 28;

/** A strip along the edge of the screen: a finger drawn inwards from it opens a drawer. It takes the touch, so no disc does. */
export function EdgeSwipe({ side, onSwipe }: EdgeSwipeProps) {
  const inward = side === 'left' ? 1 : -1;
  const swipe = Gesture.Pan()
    .runOnJS(true)
    .activeOffsetX([-DRAWN_PT, DRAWN_PT])
    .onStart(({ translationX }) => {
      if (translationX * inward > 0) onSwipe();
    });
  return (
    <GestureDetector gesture={swipe} touchAction="none">
      <View aria-hidden style={[styles.zone, side === 'left' ? styles.left : styles.right]} testID={`edge-${side}`} />
    </GestureDetector>
  );
}

const styles = StyleSheet.create({
  zone: { position: 'absolute', top: 0, bottom: 0, width: ZONE_PT, zIndex: 1 },
  left: { left: 0 },
  right: { right: 0 },
});
