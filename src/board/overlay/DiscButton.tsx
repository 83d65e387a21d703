import { memo, useCallback, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { FOCUS_RING, HIT } from '../../theme';
import { placeTurned, toScreen, turnOf, type Frame, type Projection } from '../camera';
import type { DiscId } from '../../rules/flicking';
import type { PieceAction } from '../scene/boardViewProps';
import type { ScenePiece } from '../scene/scene';

/** What becomes of what is done to a piece. It stays the same while pieces come and go. */
export interface DiscHands {
  press(pieceId: DiscId): void;
  /** Whether the key meant anything here. */
  key(pieceId: DiscId, stroke: { readonly key: string; readonly shiftKey: boolean }): boolean;
  /** What it is offered for beside a press, by its name. */
  act(pieceId: DiscId, name: string): void;
  /** Its place in the focus; null when it goes. */
  take(pieceId: DiscId, button: View | null): void;
}

type Offer = Pick<PieceAction, 'name' | 'label'>;

export const offeredOf = (actions: readonly Offer[]): string =>
  actions.map(({ name, label }) => `${name} ${label}`).join('\n');

const actionsIn = (offered: string): Offer[] =>
  offered === ''
    ? []
    : offered.split('\n').map((line) => {
        const [name = '', ...label] = line.split(' ');
        return { name, label: label.join(' ') };
      });

/** All of a piece that its button shows: whatever else becomes of it renders nothing. */
export interface DiscButtonProps extends Pick<ScenePiece, 'id' | 'xMm' | 'yMm' | 'radiusMm'> {
  readonly projection: Projection;
  readonly frame: Frame;
  readonly isSelectable: boolean;
  readonly isChosen: boolean;
  /** The key of tabulation stops here; arrows come to the others. */
  readonly isStop: boolean;
  /** Nothing would come of it: it is there to be read. */
  readonly isInert: boolean;
  readonly label: string;
  /** What else may be done with it, as `offeredOf` writes it: the same text, the same button. */
  readonly offered: string;
  readonly hands: DiscHands;
}

/** One piece of the board as a control. Only keys and screen readers reach it, so its focus is always worth showing. */
export const DiscButton = memo(function DiscButton(props: DiscButtonProps) {
  const { id, xMm, yMm, radiusMm, projection, frame, isSelectable, isChosen, isStop, isInert, label } = props;
  const { offered, hands } = props;
  const [isFocused, setFocused] = useState(false);
  const take = useCallback((button: View | null) => hands.take(id, button), [hands, id]);
  const { x, y } = placeTurned(toScreen(projection, { x: xMm, y: yMm }), frame, turnOf(frame));
  const side = Math.max(HIT, 2 * radiusMm * projection.pxPerMm);
  const place = { left: x - side / 2, top: y - side / 2, width: side, height: side, borderRadius: side / 2 };
  return (
    <Pressable
      ref={take}
      role="button"
      aria-label={label}
      aria-pressed={isSelectable ? isChosen : undefined}
      accessibilityState={{ selected: isChosen, disabled: isInert }}
      disabled={isInert}
      tabIndex={isStop && !isInert ? 0 : -1}
      onPress={() => hands.press(id)}
      // VoiceOver would touch the glass instead, and fingers go through to the board.
      onAccessibilityTap={() => hands.press(id)}
      accessibilityActions={actionsIn(offered)}
      onAccessibilityAction={({ nativeEvent: { actionName } }) => hands.act(id, actionName)}
      onKeyDown={(event) => {
        if (hands.key(id, event.nativeEvent)) event.preventDefault();
      }}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      style={[styles.button, place]}
    >
      {isFocused ? <View style={[styles.ring, { borderRadius: side / 2 }]} testID="focus-ring" /> : null}
    </Pressable>
  );
});

const styles = StyleSheet.create({
  button: { position: 'absolute', pointerEvents: 'none', outlineWidth: 0 },
  ring: { position: 'absolute', inset: 0, ...FOCUS_RING },
});
