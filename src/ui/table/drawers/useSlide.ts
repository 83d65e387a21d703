import { useCallback, useEffect } from 'react';
import { Gesture } from 'react-native-gesture-handler';
import { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import { MOTION_MS } from '../../../theme';
import { useHand, useIsMotionReduced } from '../../kit/settings';
import { seenFrom, useSide } from '../../kit/side';
import type { DrawerPlacement } from '../layout/placementOf';

/** Drawn further out than this share, or flung faster than this, it is shut. */
const SHUT_SHARE = 0.3;
const FLING_PT_S = 600;

interface FingerAt {
  readonly absoluteX: number;
  readonly absoluteY: number;
}

/** The way a drawer slides in and out, and how a finger that draws it takes it along. */
export function useSlide({ edge, reachPt }: DrawerPlacement, onClosed: () => void) {
  const { quarters } = useSide();
  const { isLeft } = useHand();
  const isStill = useIsMotionReduced();
  const durationMs = isStill ? 0 : MOTION_MS.drawerSlide;
  const isUpright = edge !== 'side';
  const outward = edge === 'top' || (edge === 'side' && isLeft) ? -1 : 1;
  /** 0 where it belongs, 1 out of sight. */
  const away = useSharedValue(1);

  useEffect(() => {
    away.set(withTiming(0, { duration: durationMs }));
  }, [away, durationMs]);

  const close = useCallback(() => {
    away.set(
      withTiming(1, { duration: durationMs }, (isDone) => {
        'worklet';
        if (isDone === true) scheduleOnRN(onClosed);
      }),
    );
  }, [away, durationMs, onClosed]);

  /** From where the finger came down: platforms count a movement only from where it is recognised. */
  const startPt = useSharedValue(0);
  // A finger is told of by its place on the screen, which the side may be turned against.
  const alongSlide = (x: number, y: number): number => {
    const seen = seenFrom(quarters, x, y);
    return isUpright ? seen.y : seen.x;
  };
  const placeOf = ({ absoluteX, absoluteY }: FingerAt): number => alongSlide(absoluteX, absoluteY);
  const drawnBy = (finger: FingerAt): number => (placeOf(finger) - startPt.get()) * outward;

  const drag = Gesture.Pan()
    .runOnJS(true)
    .onBegin((finger) => startPt.set(placeOf(finger)))
    .onUpdate((finger) => away.set(Math.min(1, Math.max(0, drawnBy(finger) / reachPt))))
    .onEnd((finger) => {
      const flungPtS = alongSlide(finger.velocityX, finger.velocityY) * outward;
      if (flungPtS > FLING_PT_S || drawnBy(finger) > reachPt * SHUT_SHARE) close();
      else away.set(withTiming(0, { duration: durationMs }));
    });

  const slide = useAnimatedStyle(() => {
    const shiftPt = away.get() * reachPt * outward;
    return { transform: isUpright ? [{ translateY: shiftPt }] : [{ translateX: shiftPt }] };
  });

  return { slide, drag, close };
}
