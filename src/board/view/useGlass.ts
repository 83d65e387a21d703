import { useCallback, useMemo, useState, type RefObject } from 'react';
import { useWindowDimensions, type View } from 'react-native';
import type { Vec2 } from '../../lib';
import type { Glass } from '../aim';
import type { Box } from '../camera';

/** How far beyond the board a finger can go: to the edge of the window. To be found again whenever the board is laid out. */
export function useGlass(
  container: RefObject<View | null>,
  { leftPx, topPx }: Box,
): { readonly glass: Glass | null; readonly findGlass: () => void } {
  const { width, height } = useWindowDimensions();
  const [corner, setCorner] = useState<Vec2 | null>(null);
  const findGlass = useCallback(() => {
    container.current?.measureInWindow((x, y) => setCorner({ x, y }));
  }, [container]);
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
  return { glass, findGlass };
}
