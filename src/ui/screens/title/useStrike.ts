import { useEffect } from 'react';
import { Easing, useSharedValue, withDelay, withTiming, type SharedValue } from 'react-native-reanimated';
import { useIsMotionReduced } from '../../settings';

const DELAY_MS = 350;
const STRIKE_MS = 620;

/** The one flick of the title: 0 before it, 1 when the elf has struck; at once where movement is to be spared. */
export function useStrike(): SharedValue<number> {
  const isStill = useIsMotionReduced();
  const strike = useSharedValue(isStill ? 1 : 0);
  useEffect(() => {
    strike.value = isStill ? 1 : withDelay(DELAY_MS, withTiming(1, { duration: STRIKE_MS, easing: Easing.linear }));
  }, [isStill, strike]);
  return strike;
}
