import { StyleSheet } from 'react-native';
import Animated, { steps } from 'react-native-reanimated';
import { MOTION, UI, withAlpha } from '../../../../theme';
import { gradient } from '../materials';

/** Where the table's picture is lit from. */
const glow = gradient(
  `radial-gradient(circle at 250px 60px, ${withAlpha(UI.buttonMiddle, 0.13)} 0px, ${withAlpha(UI.buttonMiddle, 0.05)} 260px, ${withAlpha(UI.buttonMiddle, 0)} 620px)`,
);
/** The glow is a fifth of the light that falls there. */
const SWING = MOTION.candleSwing * 5;

const breath = {
  animationName: { from: { opacity: 1 - 2 * SWING }, to: { opacity: 1 } },
  animationDuration: `${Math.round(500 / MOTION.candleHz)}ms`,
  animationIterationCount: 'infinite',
  animationDirection: 'alternate',
  // Ten pictures a second are enough for a breath; sixty would keep the device awake for it.
  animationTimingFunction: steps(7),
} as const;

/** The candle's light on the table, which breathes unless movement is to be spared. */
export function CandleGlow({ isStill }: { readonly isStill: boolean }) {
  return <Animated.View style={[StyleSheet.absoluteFill, glow, isStill ? null : breath]} />;
}
