import { memo, useMemo, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import { scale, vec2, type Vec2 } from '../../lib';
import { turnOf, type Frame, type Projection } from '../camera';
import type { BoardControl } from '../flicking/boardControl';
import type { BoardViewProps } from '../scene/boardViewProps';
import { DiscButton } from './DiscButton';
import { inReadingOrder, neighbourOf } from '../scene/readingOrder';
import type { ScenePiece } from '../scene/scene';
import { isSelectable } from '../scene/selectable';
import type { DiscId } from '../../rules/flicking';

export interface DiscButtonsProps extends Pick<
  BoardViewProps,
  'scene' | 'placing' | 'ring' | 'labelOf' | 'onTapPiece' | 'onHoldPiece'
> {
  readonly projection: Projection;
  readonly frame: Frame;
  readonly selectedId: DiscId | null;
  readonly control: BoardControl;
}

interface KeyStroke {
  readonly key: string;
  readonly shiftKey: boolean;
}

const STEP_MM = 5;
const FINE_STEP_MM = 1;
const ARROWS: Readonly<Record<string, Vec2>> = {
  ArrowLeft: vec2(-1, 0),
  ArrowRight: vec2(1, 0),
  ArrowUp: vec2(0, -1),
  ArrowDown: vec2(0, 1),
};
const QUESTION = 'i';

/** What a keyboard and a screen reader find in place of the picture: touches pass through to the board. */
export const DiscButtons = memo(function DiscButtons(props: DiscButtonsProps) {
  const { scene, placing, ring, projection, frame, selectedId, labelOf, onTapPiece, onHoldPiece, control } = props;
  const turn = turnOf(frame);
  const buttons = useRef(new Map<string, View>());
  const movableIds = useMemo(() => [...(placing?.pieceIds ?? []), ...(ring ? [ring.pieceId] : [])], [placing, ring]);
  const pieces = useMemo(() => inReadingOrder(scene.pieces, movableIds, turn), [scene, movableIds, turn]);
  const stops = pieces.filter((piece) => isSelectable(piece) || movableIds.includes(piece.id));
  const isAnswered = onTapPiece !== undefined || onHoldPiece !== undefined;

  /** Whether the key meant anything here. */
  const press = (piece: ScenePiece, { key, shiftKey }: KeyStroke): boolean => {
    const arrow = ARROWS[key];
    if (arrow && movableIds.includes(piece.id)) {
      control.nudge(piece.id, scale(arrow, shiftKey ? FINE_STEP_MM : STEP_MM));
    } else if (arrow) {
      const next = neighbourOf(pieces, piece, arrow, turn);
      if (next) buttons.current.get(next.id)?.focus();
    } else if (key === QUESTION) control.ask(piece.id);
    else if (key === 'Escape' && selectedId !== null) control.choose(null);
    else return false;
    return true;
  };

  return (
    <View style={[StyleSheet.absoluteFill, styles.through]}>
      {pieces.map((piece) => (
        <DiscButton
          key={piece.id}
          ref={(button) => {
            if (button) buttons.current.set(piece.id, button);
            else buttons.current.delete(piece.id);
          }}
          piece={piece}
          projection={projection}
          frame={frame}
          isChosen={piece.id === selectedId}
          isStop={stops.length === 0 ? piece === pieces[0] : stops.includes(piece)}
          isInert={!piece.isFlickable && !movableIds.includes(piece.id) && !isAnswered}
          label={labelOf(piece)}
          onPress={() => control.press(piece.id)}
          onKey={(stroke) => press(piece, stroke)}
        />
      ))}
    </View>
  );
});

const styles = StyleSheet.create({ through: { pointerEvents: 'none' } });
