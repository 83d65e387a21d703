import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { HIT } from '../../theme';
import { toScreen, type Projection } from '../camera';
import type { ScenePiece } from './scene';

export interface DiscButtonsProps {
  readonly pieces: readonly ScenePiece[];
  readonly projection: Projection;
  readonly selectedId: string | null;
  readonly labelOf: (piece: ScenePiece) => string;
  readonly onChoose: (discId: string) => void;
}

/** What a keyboard and a screen reader find in place of the picture: touches pass through to the board. */
export const DiscButtons = memo(function DiscButtons(props: DiscButtonsProps) {
  const { pieces, projection, selectedId, labelOf, onChoose } = props;
  return (
    <View style={[StyleSheet.absoluteFill, styles.through]}>
      {pieces
        .filter((piece) => piece.isFlickable)
        .map((piece) => {
          const { x, y } = toScreen(projection, { x: piece.xMm, y: piece.yMm });
          const side = Math.max(HIT, 2 * piece.radiusMm * projection.pxPerMm);
          return (
            <Pressable
              key={piece.id}
              role="button"
              aria-label={labelOf(piece)}
              aria-pressed={piece.id === selectedId}
              accessibilityState={{ selected: piece.id === selectedId }}
              onPress={() => onChoose(piece.id)}
              style={[
                styles.button,
                { left: x - side / 2, top: y - side / 2, width: side, height: side, borderRadius: side / 2 },
              ]}
            />
          );
        })}
    </View>
  );
});

const styles = StyleSheet.create({
  through: { pointerEvents: 'none' },
  button: { position: 'absolute', pointerEvents: 'none' },
});
