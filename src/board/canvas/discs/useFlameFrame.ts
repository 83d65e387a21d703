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
import { markIn, pieceIn, type BoardCatalogue } from '../../look';
import type { BoardViewProps } from '../../scene/boardViewProps';
import type { ScenePiece } from '../../scene/scene';

function isBurning(catalogue: BoardCatalogue, { piece, marks }: ScenePiece): boolean {
  const look = pieceIn(catalogue, piece);
  const isGlowing = look.kind === 'disc' && look.livery.glow !== null;
  return isGlowing || marks.some((mark) => markIn(catalogue, mark).isBurning);
}

/** Which picture of the fires is on. Where nothing burns, or motion is to be reduced, no clock runs. */
export function useFlameFrame({
  catalogue,
  scene,
  motion,
}: Pick<BoardViewProps, 'catalogue' | 'scene' | 'motion'>): SharedValue<number> {
  const round = useSharedValue(0);
  const hasFire = motion === 'full' && scene.pieces.some((piece) => isBurning(catalogue, piece));

  useEffect(() => {
    if (!hasFire) return undefined;
    const steadily = { duration: MOTION_MS.flameRound, easing: Easing.linear };
    round.set(withRepeat(withTiming(1, steadily), -1));
    return () => {
      cancelAnimation(round);
      round.set(0);
    };
  }, [hasFire, round]);

  return useDerivedValue(() => Math.floor(round.get() * MOTION.flameFrames) % MOTION.flameFrames);
}
