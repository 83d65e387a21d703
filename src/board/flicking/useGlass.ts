import { useMemo, useState } from 'react';
import { useWindowDimensions } from 'react-native';
import type { Vec2 } from '../../lib';
import type { Glass } from '../aim';

export interface GlassAround {
  readonly glass: Glass | null;
  /** Where the corner of all that is the board's lies in the window: to be told whenever it is laid out. */
  readonly layCorner: (corner: Vec2) => void;
}

/** How far beyond the board a finger can go: to the edge of the window. The board begins so far from its corner. */
export function useGlass(leftPx: number, topPx: number): GlassAround {
  const { width, height } = useWindowDimensions();
  const [corner, layCorner] = useState<Vec2 | null>(null);
  const glass = useMemo(
    () =>
      corner && {
        leftPx: -corner.x - leftPx,
        topPx: -corner.y - topPx,
        rightPx: width - corner.x - leftPx,
        bottomPx: height - corner.y - topPx,
      },
    [corner, leftPx, topPx, width, height],
  );
  return { glass, layCorner };
}
