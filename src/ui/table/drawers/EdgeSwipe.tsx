import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import { SPACE } from '../../../theme';
import { drawnTo } from './drawnTo';
import { useSide } from '../../kit/side';

export interface EdgeSwipeProps {
  readonly side: 'left' | 'right';
  readonly onSwipe: () => void;
}

/** Broad enough for a thumb that comes from beyond the glass, and clear of the board's discs. */
const ZONE_PT = 16;

/** A strip along the edge of the screen, as high as the board: a finger drawn inwards from it opens a drawer. It takes the touch, so no disc does. */
export function EdgeSwipe({ side, onSwipe }: EdgeSwipeProps) {
  const { quarters } = useSide();
  const swipe = useMemo(
    () => drawnTo(quarters, side === 'left' ? 'right' : 'left', onSwipe),
    [quarters, side, onSwipe],
  );
  return (
    <GestureDetector gesture={swipe} touchAction="none">
      <View aria-hidden style={[styles.zone, side === 'left' ? styles.left : styles.right]} testID={`edge-${side}`} />
    </GestureDetector>
  );
}

const styles = StyleSheet.create({
  zone: { position: 'absolute', top: 0, bottom: 0, width: ZONE_PT, zIndex: 1 },
  left: { left: -SPACE.xs },
  right: { right: -SPACE.xs },
});
