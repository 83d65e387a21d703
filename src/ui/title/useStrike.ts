import { useEffect } from 'react';
import {
  Easing,
  interpolate,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
  type AnimatedStyle,
} from 'react-native-reanimated';
import type { ViewStyle } from 'react-native';
import { useIsMotionReduced } from '../kit/settings';
import { FLICK, type PICTURES } from './scene';

const DELAY_MS = 350;
const STRIKE_MS = 620;
/** The share of that time in which the elf flies; what follows is the blow. */
const CONTACT = 0.6;
/** It comes from outside the screen. */
const AWAY = { x: 2 * (FLICK.from.x - FLICK.at.x), y: 2 * (FLICK.from.y - FLICK.at.y) } as const;
const RECOIL = { x: 4, y: -5 } as const;

type StrikeStyles = Readonly<Record<keyof typeof PICTURES, AnimatedStyle<ViewStyle>>>;

/** The one flick of the title, as styles of its pictures; where movement is to be spared it is over at once. */
export function useStrike(scale: number): StrikeStyles {
  const isStill = useIsMotionReduced();
  const done = useSharedValue(isStill ? 1 : 0);
  useEffect(() => {
    done.value = isStill ? 1 : withDelay(DELAY_MS, withTiming(1, { duration: STRIKE_MS, easing: Easing.linear }));
  }, [isStill, done]);

  const elf = useAnimatedStyle(() => {
    const left = interpolate(done.value, [0, CONTACT], [1, 0], 'clamp') * scale;
    return { transform: [{ translateX: AWAY.x * left }, { translateY: AWAY.y * left }] };
  });
  const court = useAnimatedStyle(() => {
    const push = interpolate(done.value, [CONTACT, CONTACT + 0.1, 1], [0, 1, 0], 'clamp') * scale;
    return { transform: [{ translateX: RECOIL.x * push }, { translateY: RECOIL.y * push }] };
  });
  const streak = useAnimatedStyle(() => ({ opacity: interpolate(done.value, [0.3, CONTACT], [0, 1], 'clamp') }));
  const blow = useAnimatedStyle(() => ({
    opacity: interpolate(done.value, [CONTACT - 0.02, CONTACT], [0, 1], 'clamp'),
  }));
  return { court, streak, elf, blow };
}
