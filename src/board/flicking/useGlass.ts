import { useCallback, useMemo, useState } from 'react';
import type { View } from 'react-native';
import type { Vec2 } from '../../lib';
import type { Glass } from '../aim';
import type { Surroundings } from '../scene/surroundings';

export interface GlassAround {
  readonly glass: Glass | null;
  /** To be asked for whenever all that is the board's is laid out. */
  readonly layOut: (board: View | null) => void;
}

/** How far beyond the board a finger can go. The board begins so far from the corner of all that is its own. */
export function useGlass(around: Surroundings | undefined, leftPx: number, topPx: number): GlassAround {
  const [corner, layCorner] = useState<Vec2 | null>(null);
  const [widthPx, heightPx] = [around?.widthPx ?? 0, around?.heightPx ?? 0];
  const glass = useMemo(
    () =>
      corner && {
        leftPx: -corner.x - leftPx,
        topPx: -corner.y - topPx,
        rightPx: widthPx - corner.x - leftPx,
        bottomPx: heightPx - corner.y - topPx,
      },
    [corner, leftPx, topPx, widthPx, heightPx],
  );
  const cornerOf = around?.cornerOf;
  const layOut = useCallback(
    (board: View | null) => {
      if (board !== null) cornerOf?.(board, layCorner);
    },
    [cornerOf],
  );
  return { glass, layOut };
}
