import { useEffect, type ReactNode } from 'react';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { MOTION_MS } from '../../../../theme';
import { useIsMotionReduced } from '../../../kit/settings';

const PUSH_MS = 160;
const FROM_PT = 140;
const FROM_SCALE = 0.55;

/** A card that is pushed up out of a hand on to the felt; where movement is to be spared it only appears. */
export function Arriving({ children }: { readonly children: ReactNode }) {
  const isStill = useIsMotionReduced();
  const way = useSharedValue(0);
  useEffect(() => {
    const duration = isStill ? MOTION_MS.crossFade : PUSH_MS;
    way.set(withTiming(1, { duration, easing: Easing.out(Easing.cubic) }));
  }, [way, isStill]);
  const style = useAnimatedStyle(() => {
    const left = 1 - way.get();
    if (isStill) return { opacity: 1 - left };
    return { transform: [{ translateY: FROM_PT * left }, { scale: 1 - (1 - FROM_SCALE) * left }] };
  });
  return <Animated.View style={style}>{children}</Animated.View>;
}
