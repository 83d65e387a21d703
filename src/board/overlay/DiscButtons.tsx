import { memo, useEffect, useMemo, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import { scale, vec2, type Quarters, type Vec2 } from '../../lib';
import { turnOf, type Frame, type Projection } from '../camera';
import type { BoardControl } from '../flicking/boardControl';
import type { BoardViewProps } from '../scene/boardViewProps';
import { DiscButton, offeredOf, type DiscHands } from './DiscButton';
import { inReadingOrder, neighbourOf } from '../scene/readingOrder';
import type { ScenePiece } from '../scene/scene';
import { isSelectable } from '../scene/selectable';
import type { DiscId } from '../../rules/flicking';

export interface DiscButtonsProps extends Pick<
  BoardViewProps,
  'scene' | 'placing' | 'ring' | 'labelOf' | 'actionsOf' | 'onTapPiece' | 'onHoldPiece'
> {
  readonly projection: Projection;
  readonly frame: Frame;
  readonly selectedId: DiscId | null;
  readonly control: BoardControl;
  /** Discs are on their way. */
  readonly isFlying: boolean;
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

interface Within extends Pick<DiscButtonsProps, 'selectedId' | 'control' | 'actionsOf'> {
  readonly pieces: readonly ScenePiece[];
  readonly movableIds: readonly DiscId[];
  readonly turn: Quarters;
}

/** Hands that stay the same, and know the latest of everything. */
function useHands(within: Within): DiscHands {
  const latest = useRef(within);
  useEffect(() => {
    latest.current = within;
  });
  return useMemo(() => {
    const buttons = new Map<DiscId, View>();
    return {
      press: (pieceId) => latest.current.control.press(pieceId),
      key(pieceId, { key, shiftKey }: KeyStroke) {
        const { pieces, movableIds, turn, selectedId, control } = latest.current;
        const arrow = ARROWS[key];
        if (arrow && movableIds.includes(pieceId)) {
          control.nudge(pieceId, scale(arrow, shiftKey ? FINE_STEP_MM : STEP_MM));
        } else if (arrow) {
          const piece = pieces.find(({ id }) => id === pieceId);
          const next = piece && neighbourOf(pieces, piece, arrow, turn);
          if (next) buttons.get(next.id)?.focus();
        } else if (key === QUESTION) control.ask(pieceId);
        else if (key === 'Escape' && selectedId !== null) control.choose(null);
        else return false;
        return true;
      },
      act(pieceId, name) {
        const { pieces, actionsOf } = latest.current;
        const piece = pieces.find(({ id }) => id === pieceId);
        const offered = piece === undefined ? undefined : actionsOf?.(piece);
        offered?.find((action) => action.name === name)?.act();
      },
      take(pieceId, button) {
        if (button) buttons.set(pieceId, button);
        else buttons.delete(pieceId);
      },
    };
  }, []);
}

/** Nothing can be pressed in mid-flight, and where things lie is told when they have come to rest. */
const mayStay = (before: DiscButtonsProps, now: DiscButtonsProps): boolean =>
  now.isFlying || (Object.keys(now) as (keyof DiscButtonsProps)[]).every((name) => Object.is(before[name], now[name]));

/** What a keyboard and a screen reader find in place of the picture: touches pass through to the board. */
export const DiscButtons = memo(function DiscButtons(props: DiscButtonsProps) {
  const { scene, placing, ring, projection, frame, selectedId, labelOf, actionsOf } = props;
  const { onTapPiece, onHoldPiece, control } = props;
  const turn = turnOf(frame);
  const movableIds = useMemo(() => [...(placing?.pieceIds ?? []), ...(ring ? [ring.pieceId] : [])], [placing, ring]);
  const pieces = useMemo(() => inReadingOrder(scene.pieces, movableIds, turn), [scene, movableIds, turn]);
  const stops = pieces.filter((piece) => isSelectable(piece) || movableIds.includes(piece.id));
  const isAnswered = onTapPiece !== undefined || onHoldPiece !== undefined;

  const hands = useHands({ pieces, movableIds, turn, selectedId, control, actionsOf });

  return (
    <View style={[StyleSheet.absoluteFill, styles.through]}>
      {pieces.map((piece) => (
        <DiscButton
          key={piece.id}
          id={piece.id}
          xMm={piece.xMm}
          yMm={piece.yMm}
          radiusMm={piece.radiusMm}
          projection={projection}
          frame={frame}
          isSelectable={isSelectable(piece)}
          isChosen={piece.id === selectedId}
          isStop={stops.length === 0 ? piece === pieces[0] : stops.includes(piece)}
          isInert={!piece.isFlickable && !movableIds.includes(piece.id) && !isAnswered}
          label={labelOf(piece)}
          offered={offeredOf(actionsOf?.(piece) ?? [])}
          hands={hands}
        />
      ))}
    </View>
  );
}, mayStay);

const styles = StyleSheet.create({ through: { pointerEvents: 'none' } });
