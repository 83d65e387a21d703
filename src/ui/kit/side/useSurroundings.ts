import { useMemo } from 'react';
import type { View } from 'react-native';
import { useSide } from './SideContext';
import { useMeasure } from './useMeasure';

/** How far a finger can go from a board without leaving its side. */
export function useSurroundings() {
  const { widthPt, heightPt } = useSide();
  const measure = useMeasure();
  return useMemo(
    () => ({
      widthPx: widthPt,
      heightPx: heightPt,
      cornerOf: (board: View, tell: (corner: { readonly x: number; readonly y: number }) => void): void =>
        measure(board, ({ leftPt, topPt }) => tell({ x: leftPt, y: topPt })),
    }),
    [widthPt, heightPt, measure],
  );
}
