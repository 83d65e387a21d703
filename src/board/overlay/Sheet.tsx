import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { CLIP } from '../../theme';
import { sizeTurned, type Box } from '../camera';

export interface SheetProps {
  readonly box: Box;
  readonly children: ReactNode;
}

const TURNS = ['0deg', '90deg', '180deg', '270deg'] as const;

/** Laid over the board, and turned to whoever looks. Touches pass through to the board, except on what can be pressed. */
export function Sheet({ box, children }: SheetProps) {
  const { leftPx, topPx, frame } = box;
  const { widthPx: width, heightPx: height } = sizeTurned(frame, frame.lies);
  // It turns round its middle, which is that of the box.
  const place = { left: leftPx + (box.widthPx - width) / 2, top: topPx + (box.heightPx - height) / 2, width, height };
  const turned = frame.eyes === 0 ? null : { transform: [{ rotate: TURNS[frame.eyes] }] };
  return <View style={[styles.sheet, place, turned]}>{children}</View>;
}

const styles = StyleSheet.create({
  sheet: { position: 'absolute', ...CLIP, pointerEvents: 'box-none' },
});
