import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';
import { FULL_PULL_PX } from '../aim';
import { placeTurned, sizeTurned, type Frame, type Projection } from '../camera';
import { bandEndMm } from '../canvas/aim/bandLie';
import type { ShownAim } from '../flicking/shownAim';

export interface PowerNoteProps {
  readonly aim: SharedValue<ShownAim>;
  readonly projection: Projection;
  readonly radiusMm: number;
  readonly frame: Frame;
  readonly children: ReactNode;
}

/** From the middle of the finger to the near side of the words. */
const BESIDE_PX = 34;
const WIDTH_PX = 168;
/** A narrower side than this would break words. */
const LEAST_WIDTH_PX = 124;
/** Never cut off by the edge, even in two lines of large letters. */
const HALF_HEIGHT_PX = 48;

/** How hard the disc is pulled, beside the finger and never under it; upright for whoever pulls. */
export function PowerNote({ aim, projection, radiusMm, frame, children }: PowerNoteProps) {
  const { leftPx, topPx, pxPerMm } = projection;
  const { lies } = frame;
  const { widthPx, heightPx } = sizeTurned(frame, lies);
  const style = useAnimatedStyle(() => {
    const shown = aim.get();
    const endMm = bandEndMm(shown, radiusMm, FULL_PULL_PX / pxPerMm);
    const end = {
      x: leftPx + (shown.xMm + Math.cos(shown.angleRad) * endMm) * pxPerMm,
      y: topPx + (shown.yMm + Math.sin(shown.angleRad) * endMm) * pxPerMm,
    };
    const { x: fingerX, y: fingerY } = placeTurned(end, frame, lies);
    const roomRight = widthPx - fingerX - BESIDE_PX;
    const roomLeft = fingerX - BESIDE_PX;
    // A board so small that neither side has room: at its other end, where the finger hides nothing.
    if (Math.max(roomRight, roomLeft) < LEAST_WIDTH_PX) {
      const top = fingerY > heightPx / 2 ? HALF_HEIGHT_PX : heightPx - HALF_HEIGHT_PX;
      return { width: widthPx, left: 0, top, alignItems: 'center' };
    }
    const isOnRight = roomRight >= WIDTH_PX || roomRight >= roomLeft;
    // Words that do not fit in one line are broken rather than cut off.
    const width = Math.min(WIDTH_PX, isOnRight ? roomRight : roomLeft);
    return {
      width,
      left: isOnRight ? fingerX + BESIDE_PX : fingerX - BESIDE_PX - width,
      top: Math.min(Math.max(fingerY, HALF_HEIGHT_PX), heightPx - HALF_HEIGHT_PX),
      alignItems: isOnRight ? 'flex-start' : 'flex-end',
    };
  });
  return <Animated.View style={[styles.note, style]}>{children}</Animated.View>;
}

const styles = StyleSheet.create({
  note: { position: 'absolute', height: 0, justifyContent: 'center', pointerEvents: 'none' },
});
