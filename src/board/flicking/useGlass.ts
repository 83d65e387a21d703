import { useCallback, useMemo, useState } from 'react';
import type { View } from 'react-native';
import { vec2, type Vec2 } from '../../lib';
import type { Glass } from '../aim';
import { placeInFrame, type Box } from '../camera';
import type { Surroundings } from '../scene/surroundings';

export interface GlassAround {
  readonly glass: Glass | null;
  /** To be asked for whenever all that is the board's is laid out. */
  readonly layOut: (board: View | null) => void;
}

/** By the edges of the board, wherever those are on the screen. */
export function glassRound({ frame }: Box, first: Vec2, last: Vec2): Glass {
  const [one, other] = [placeInFrame(first, frame), placeInFrame(last, frame)];
  return {
    leftPx: Math.min(one.x, other.x),
    topPx: Math.min(one.y, other.y),
    rightPx: Math.max(one.x, other.x),
    bottomPx: Math.max(one.y, other.y),
  };
}

/** How far beyond the board a finger can go. Its box begins so far from the corner of all that is its own. */
export function useGlass(around: Surroundings | undefined, box: Box): GlassAround {
  const [corner, layCorner] = useState<Vec2 | null>(null);
  const [widthPx, heightPx] = [around?.widthPx ?? 0, around?.heightPx ?? 0];
  const glass = useMemo(() => {
    if (corner === null) return null;
    const [leftPx, topPx] = [-corner.x - box.leftPx, -corner.y - box.topPx];
    return glassRound(box, vec2(leftPx, topPx), vec2(leftPx + widthPx, topPx + heightPx));
  }, [corner, box, widthPx, heightPx]);
  const cornerOf = around?.cornerOf;
  const layOut = useCallback(
    (board: View | null) => {
      if (board !== null) cornerOf?.(board, layCorner);
    },
    [cornerOf],
  );
  return { glass, layOut };
}
