import { useEffect, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  interpolate,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated';
import { useIsMotionReduced } from '../../../kit/settings';

const HOLD_MS = 250;
const TURN_MS = 520;
const FADE_MS = 120;
const EYE_PT = 900;

export interface TurnedCardProps {
  readonly back: ReactNode;
  readonly front: ReactNode;
}

/** A card that lies face down and is turned over; where movement is to be spared, one side fades into the other. */
export function TurnedCard({ back, front }: TurnedCardProps) {
  const isStill = useIsMotionReduced();
  const turn = useSharedValue(0);
  useEffect(() => {
    const timing = { duration: isStill ? FADE_MS : TURN_MS, easing: Easing.inOut(Easing.cubic) };
    turn.set(withDelay(HOLD_MS, withTiming(1, timing)));
  }, [turn, isStill]);

  const backStyle = useAnimatedStyle(() => {
    const share = turn.get();
    if (isStill) return { opacity: 1 - share };
    return {
      opacity: share < 0.5 ? 1 : 0,
      transform: [{ perspective: EYE_PT }, { rotateY: `${interpolate(share, [0, 1], [0, 180])}deg` }],
    };
  });
  const frontStyle = useAnimatedStyle(() => {
    const share = turn.get();
    if (isStill) return { opacity: share };
    return {
      opacity: share < 0.5 ? 0 : 1,
      transform: [{ perspective: EYE_PT }, { rotateY: `${interpolate(share, [0, 1], [-180, 0])}deg` }],
    };
  });
  return (
    <View style={styles.card}>
      <Animated.View style={frontStyle}>{front}</Animated.View>
      <Animated.View aria-hidden style={[StyleSheet.absoluteFill, styles.back, backStyle]}>
        {back}
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { width: '100%' },
  back: { pointerEvents: 'none' },
});
