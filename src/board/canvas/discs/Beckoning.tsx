import { Circle, Group } from '@shopify/react-native-skia';
import { memo, useEffect } from 'react';
import {
  cancelAnimation,
  Easing,
  useDerivedValue,
  useSharedValue,
  withRepeat,
  withTiming,
} from 'react-native-reanimated';
import { MOTION, MOTION_MS, STATE } from '../../../theme';
import { ringAt } from '../../scene/lastToAct';
import type { ScenePiece } from '../../scene/scene';

/** In radii of the disc. */
const LINE = 0.1;
const EDGE = 0.2;

/** Rings go out from a disc a few times, then leave the board in peace. */
export const Beckoning = memo(function Beckoning({ disc }: { readonly disc: ScenePiece }) {
  const { xMm, yMm, radiusMm } = disc;
  const share = useSharedValue(0);
  useEffect(() => {
    const gently = { duration: MOTION_MS.beckoning, easing: Easing.out(Easing.quad) };
    share.set(withRepeat(withTiming(1, gently), MOTION.beckonings));
    return () => cancelAnimation(share);
  }, [share]);
  const transform = useDerivedValue(() => [
    { translateX: xMm },
    { translateY: yMm },
    { scale: radiusMm * ringAt(share.get()).reach },
  ]);
  const opacity = useDerivedValue(() => ringAt(share.get()).opacity);
  return (
    <Group transform={transform} opacity={opacity}>
      <Circle r={1} color={STATE.outline} style="stroke" strokeWidth={EDGE} opacity={0.7} />
      <Circle r={1} color={STATE.goldLight} style="stroke" strokeWidth={LINE} />
    </Group>
  );
});
