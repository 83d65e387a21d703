import { useEffect, type ReactNode } from 'react';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { useIsMotionReduced } from '../../../kit/settings';

const FLIP_MS = 260;

export interface FlippedProps {
  /** What it shows: it turns over whenever this becomes another. */
  readonly face: string;
  readonly children: ReactNode;
}

/** Turns over to its other face; where movement is to be spared, that is simply there. */
export function Flipped({ face, children }: FlippedProps) {
  const isStill = useIsMotionReduced();
  const way = useSharedValue(1);
  useEffect(() => {
    if (isStill) return undefined;
    way.set(0);
    way.set(withTiming(1, { duration: FLIP_MS, easing: Easing.out(Easing.quad) }));
    return () => way.set(1);
  }, [way, face, isStill]);
  const style = useAnimatedStyle(() => ({ transform: [{ scaleY: Math.max(0.05, way.get()) }] }));
  return <Animated.View style={style}>{children}</Animated.View>;
}
