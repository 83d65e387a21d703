import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';
import { turnedBy } from '../../lib';
import { placeTurned, sizeTurned, type Frame, type Projection } from '../camera';
import type { ShotRing } from '../scene/boardViewProps';
import type { ShownAim } from '../flicking/shownAim';
import { KNOB_RADIUS_PX, type ShownKnob } from '../flicking/shownDrag';

export interface RingNoteProps {
  readonly ring: ShotRing;
  readonly knob: SharedValue<ShownKnob>;
  readonly aim: SharedValue<ShownAim>;
  readonly projection: SharedValue<Projection>;
  readonly frame: Frame;
  readonly children: ReactNode;
}

const WIDTH_PX = 168;
/** From the rim of the knob to the middle of the words, and what its arrows take where they point at them. */
const BESIDE_PX = 20;
const ARROW_PX = 14;

/** What is said at the knob while nobody holds it or pulls its projectile: beyond it, seen from the shooter, and upright. */
export function RingNote({ ring, knob, aim, projection, frame, children }: RingNoteProps) {
  const { xMm: originX, yMm: originY } = ring.origin;
  const { lies } = frame;
  const { widthPx, heightPx } = sizeTurned(frame, lies);
  const style = useAnimatedStyle(() => {
    const { xMm, yMm, isShown, isHeld } = knob.get();
    const { leftPx, topPx, pxPerMm } = projection.get();
    const { x, y } = placeTurned({ x: leftPx + xMm * pxPerMm, y: topPx + yMm * pxPerMm }, frame, lies);
    const { x: outX, y: outY } = turnedBy({ x: xMm - originX, y: yMm - originY }, lies);
    const sideways = Math.abs(outX) / Math.max(1, Math.hypot(outX, outY));
    const clearPx = KNOB_RADIUS_PX + BESIDE_PX + ARROW_PX * sideways;
    const wished = y + (outY < 0 ? -clearPx : clearPx);
    const isInside = wished >= BESIDE_PX && wished <= heightPx - BESIDE_PX;
    return {
      opacity: isShown && !isHeld && !aim.get().isPulled ? 1 : 0,
      left: Math.min(Math.max(x - WIDTH_PX / 2, 0), Math.max(0, widthPx - WIDTH_PX)),
      top: isInside ? wished : 2 * y - wished,
    };
  });
  return <Animated.View style={[styles.note, style]}>{children}</Animated.View>;
}

const styles = StyleSheet.create({
  note: {
    position: 'absolute',
    width: WIDTH_PX,
    height: 0,
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
});
