import { useState, type Ref } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { FOCUS_RING, HIT } from '../../theme';
import { placeTurned, toScreen, turnOf, type Frame, type Projection } from '../camera';
import type { ScenePiece } from '../scene/scene';
import { isSelectable } from '../scene/selectable';

export interface DiscButtonProps {
  readonly piece: ScenePiece;
  readonly projection: Projection;
  readonly frame: Frame;
  readonly isChosen: boolean;
  /** The key of tabulation stops here; arrows come to the others. */
  readonly isStop: boolean;
  /** Nothing would come of it: it is there to be read. */
  readonly isInert: boolean;
  readonly label: string;
  readonly onPress: () => void;
  readonly onKey: (stroke: { readonly key: string; readonly shiftKey: boolean }) => boolean;
  readonly ref: Ref<View>;
}

/** One piece of the board as a control. Only keys and screen readers reach it, so its focus is always worth showing. */
export function DiscButton(props: DiscButtonProps) {
  const { piece, projection, frame, isChosen, isStop, isInert, label, onPress, onKey, ref } = props;
  const [isFocused, setFocused] = useState(false);
  const { x, y } = placeTurned(toScreen(projection, { x: piece.xMm, y: piece.yMm }), frame, turnOf(frame));
  const side = Math.max(HIT, 2 * piece.radiusMm * projection.pxPerMm);
  const place = { left: x - side / 2, top: y - side / 2, width: side, height: side, borderRadius: side / 2 };
  return (
    <Pressable
      ref={ref}
      role="button"
      aria-label={label}
      aria-pressed={isSelectable(piece) ? isChosen : undefined}
      accessibilityState={{ selected: isChosen, disabled: isInert }}
      disabled={isInert}
      tabIndex={isStop && !isInert ? 0 : -1}
      onPress={onPress}
      onKeyDown={(event) => {
        if (onKey(event.nativeEvent)) event.preventDefault();
      }}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      style={[styles.button, place]}
    >
      {isFocused ? <View style={[styles.ring, { borderRadius: side / 2 }]} testID="focus-ring" /> : null}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: { position: 'absolute', pointerEvents: 'none', outlineWidth: 0 },
  ring: { position: 'absolute', inset: 0, ...FOCUS_RING },
});
