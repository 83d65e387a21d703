import { useEffect } from 'react';
import {
  cancelAnimation,
  Easing,
  useDerivedValue,
  useSharedValue,
  withRepeat,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { MOTION, MOTION_MS } from '../../../theme';
import { isGlowing } from '../../sprites/pieces';
import type { BoardViewProps } from '../../scene/boardViewProps';

/** Which picture of the fires is on. Where nothing burns, or motion is to be reduced, no clock runs. */
export function useFlameFrame({ scene, motion }: Pick<BoardViewProps, 'scene' | 'motion'>): SharedValue<number> {
  const round = useSharedValue(0);
  const isBurning =
    motion === 'full' && scene.pieces.some(({ piece, marks }) => isGlowing(piece) || marks.includes('fireWall'));

  useEffect(() => {
    if (!isBurning) return undefined;
    const steadily = { duration: MOTION_MS.flameRound, easing: Easing.linear };
    round.set(withRepeat(withTiming(1, steadily), -1));
    return () => {
      cancelAnimation(round);
      round.set(0);
    };
  }, [isBurning, round]);

  return useDerivedValue(() => Math.floor(round.get() * MOTION.flameFrames) % MOTION.flameFrames);
}
