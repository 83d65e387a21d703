import { useState, type ReactNode } from 'react';
import { StyleSheet, View, type LayoutChangeEvent, type ViewStyle } from 'react-native';
import { UI } from '../../../theme';
import type { Projection, Viewport } from '../../camera';
import type { ScenePiece } from '../scene';
import { layBeside, POINTER_PX, type BesidePlace } from './layBeside';
import { localPlace } from './localPlace';
import { movedTo } from './movedTo';

export interface BesideProps {
  readonly piece: ScenePiece;
  readonly projection: Projection;
  readonly sheet: Viewport;
  readonly children: ReactNode;
}

/** A corner of leather that looks out from under the menu towards the piece. */
function pointerStyle({ side, pointerPx }: BesidePlace, size: Viewport): ViewStyle {
  const half = POINTER_PX / 2;
  const along = pointerPx - half;
  switch (side) {
    case 'right':
      return { left: -half, top: along };
    case 'left':
      return { left: size.widthPx - half, top: along };
    case 'below':
      return { left: along, top: -half };
    case 'above':
      return { left: along, top: size.heightPx - half };
  }
}

/** Something to press that belongs to a piece: beside it, and never over it. It appears once it has been measured. */
export function Beside({ piece, projection, sheet, children }: BesideProps) {
  const [size, setSize] = useState<Viewport | null>(null);
  const measure = ({ nativeEvent: { layout } }: LayoutChangeEvent): void =>
    setSize({ widthPx: layout.width, heightPx: layout.height });
  const at = localPlace(piece, projection, sheet);
  const place = size && layBeside({ ...at, radiusPx: piece.radiusMm * projection.pxPerMm }, size, sheet);
  return (
    <View
      onLayout={measure}
      testID="beside"
      style={[
        styles.beside,
        { maxWidth: sheet.widthPx, maxHeight: sheet.heightPx },
        place ? movedTo(place) : styles.unplaced,
      ]}
    >
      {place && size && <View style={[styles.pointer, pointerStyle(place, size)]} />}
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  beside: { position: 'absolute', left: 0, top: 0 },
  unplaced: { opacity: 0 },
  pointer: {
    position: 'absolute',
    width: POINTER_PX,
    height: POINTER_PX,
    backgroundColor: UI.leatherLit,
    borderWidth: 1,
    borderColor: UI.brass,
    transform: [{ rotate: '45deg' }],
  },
});
