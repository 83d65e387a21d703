import { useMemo, type ReactNode } from 'react';
import { useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Side } from './side';
import { SideContext } from './SideContext';

/** The whole screen, as one sees it who holds the device. */
export function DeviceSide({ children }: { readonly children: ReactNode }) {
  const { width, height, fontScale } = useWindowDimensions();
  const { top, right, bottom, left } = useSafeAreaInsets();
  const side = useMemo(
    (): Side => ({
      quarters: 0,
      widthPt: width,
      heightPt: height,
      insets: { top, right, bottom, left },
      fontScale,
    }),
    [width, height, fontScale, top, right, bottom, left],
  );
  return <SideContext value={side}>{children}</SideContext>;
}
