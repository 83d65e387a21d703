import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { CLIP } from '../../theme';
import type { Box } from '../camera';

export interface SheetProps {
  readonly box: Box;
  readonly children: ReactNode;
}

/** Laid over the board, and turned with it. Touches pass through to the board, except on what can be pressed. */
export function Sheet({ box, children }: SheetProps) {
  const { leftPx, topPx, widthPx, heightPx, isTurned } = box;
  const place = { left: leftPx, top: topPx, width: widthPx, height: heightPx };
  return <View style={[styles.sheet, place, isTurned && styles.turned]}>{children}</View>;
}

const styles = StyleSheet.create({
  sheet: { position: 'absolute', ...CLIP, pointerEvents: 'box-none' },
  turned: { transform: [{ rotate: '180deg' }] },
});
