import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import { CLIP } from '../theme';
import type { Quarters } from '../lib';
import type { TouchEvent } from './aim';
import { boardBox, liesIn, lookOf, type Viewport } from './camera';
import { Cosmetic } from './cosmetic';
import { AimPicture } from './canvas/aim/AimPicture';
import { BoardCanvas } from './canvas/BoardCanvas';
import type { BoardViewProps } from './scene/boardViewProps';
import { DiscButtons } from './overlay/DiscButtons';
import { BoardOverlay } from './overlay/BoardOverlay';
import { PowerNote } from './overlay/PowerNote';
import { RingNote } from './overlay/RingNote';
import { Sheet } from './overlay/Sheet';
import { TouchSurface } from './flicking/TouchSurface';
import { useBoardControl } from './flicking/useBoardControl';
import { useCanvasLife } from './canvas/life/useCanvasLife';
import { useGlass } from './flicking/useGlass';
import { useFlightsAhead } from './flights/useFlightsAhead';
import { inFrame, wheelInFrame } from './flicking/inFrame';
import type { WheelTurn } from './flicking/wheelTurn';

/** Half a fingertip: what is said at a finger is not said under it. */
const FINGER_PX = 22;
const NOT_YET: Viewport = { widthPx: 0, heightPx: 0 };
const AS_IT_IS: readonly Quarters[] = [0];

/** A board, its discs and the fingers on it. It is told what lies where, shows flights, and answers with launches. */
export const BoardView = memo(function BoardView(given: BoardViewProps) {
  const { begun, play } = useFlightsAhead(given.flight, given.motion);
  const props = begun === null ? given : { ...given, flight: begun.flight, show: begun.show };
  const { scene, flight, way = 'swipe', aid, setAim, placing, ring, eyes = 0, around, onDoor, onLie, onLook } = props;
  const { onTapPiece, onHoldPiece, labelOf, actionsOf, powerNoteOf, ringNote, blankNoteOf, fizzleWords, floats } =
    props;
  const { motion, textScale, letterScale, contactNumbers, style, testID } = props;
  const [viewport, setViewport] = useState(NOT_YET);
  const { widthMm, heightMm, rimMm } = scene;
  const lies = liesIn(viewport, scene, eyes, scene.lies ?? AS_IT_IS);
  const box = useMemo(
    () => boardBox(viewport, { widthMm, heightMm, rimMm }, { eyes, lies }),
    [viewport, widthMm, heightMm, rimMm, eyes, lies],
  );
  const { frame } = box;
  useEffect(() => onLie?.(lies), [onLie, lies]);
  const container = useRef<View>(null);
  const canvasLife = useCanvasLife();
  const { glass, layOut } = useGlass(around, box);
  const handles = useBoardControl(props, frame, glass);
  const { selectedId, power, aim, settled, control, fizzles } = handles;
  useEffect(() => {
    onDoor?.({ bringIntoView: (pieceId) => control.bringIntoView(pieceId), play });
    return () => onDoor?.(null);
  }, [control, play, onDoor]);
  useEffect(() => {
    if (settled.fitPxPerMm > 0) onLook?.(lookOf(settled, frame));
  }, [onLook, settled, frame]);
  // A canvas that is taken away takes the aim with it.
  useEffect(() => control.callOff(), [control, canvasLife.number]);
  const setId = setAim?.discId ?? null;
  const aimedId = way === 'steps' ? setId : (selectedId ?? setId);
  const aimed = scene.pieces.find(({ id }) => id === aimedId);

  const onLayout = useCallback(
    ({ nativeEvent: { layout } }: LayoutChangeEvent) => {
      // Under another screen it has no size: what was painted waits for it to come back.
      if (layout.width <= 0 || layout.height <= 0) return;
      setViewport({ widthPx: layout.width, heightPx: layout.height });
      layOut(container.current);
    },
    [layOut],
  );

  // A finger may land beside the board, near a disc at its edge.
  const feelInBox = useCallback((touch: TouchEvent) => control.feel(inFrame(touch, box)), [control, box]);
  const turnInBox = useCallback((turn: WheelTurn) => control.turnWheel(wheelInFrame(turn, box)), [control, box]);
  const said = useMemo(
    () => [
      ...(floats ?? []),
      ...(fizzleWords
        ? fizzles.map(({ why, ...at }) => ({
            ...at,
            radiusMm: FINGER_PX / settled.pxPerMm,
            text: fizzleWords(why),
            tone: 'note' as const,
          }))
        : []),
    ],
    [floats, fizzles, fizzleWords, settled],
  );
  const place = { left: box.leftPx, top: box.topPx, width: box.widthPx, height: box.heightPx };

  return (
    <View style={[styles.board, style]} onLayout={onLayout} testID={testID} ref={container}>
      <View style={[styles.box, place]}>
        <BoardCanvas board={props} handles={handles} life={canvasLife.number} running={begun?.clock ?? null}>
          {/* While discs fly nobody aims. */}
          {flight === null && (
            <Cosmetic part="aim" of={aimedId}>
              <AimPicture aim={aim} scene={scene} discId={aimedId} way={way} aid={aid} pxPerMm={settled.pxPerMm} />
            </Cosmetic>
          )}
        </BoardCanvas>
        <Sheet box={{ ...box, leftPx: 0, topPx: 0 }}>
          {aimed && power !== null && powerNoteOf && (
            <PowerNote aim={aim} projection={settled} radiusMm={aimed.radiusMm} frame={frame}>
              {powerNoteOf(power)}
            </PowerNote>
          )}
          {ring && ringNote && (
            <RingNote ring={ring} knob={handles.knob} aim={aim} projection={handles.projection} frame={frame}>
              {ringNote}
            </RingNote>
          )}
        </Sheet>
        <DiscButtons
          scene={scene}
          placing={placing}
          ring={ring}
          projection={settled}
          frame={frame}
          selectedId={selectedId}
          labelOf={labelOf}
          actionsOf={actionsOf}
          onTapPiece={onTapPiece}
          onHoldPiece={onHoldPiece}
          control={control}
          isFlying={flight !== null}
        />
      </View>
      <TouchSurface onTouch={feelInBox} onWheel={turnInBox} />
      {canvasLife.isGone && blankNoteOf && (
        <View style={[styles.box, place, styles.blank]}>{blankNoteOf(canvasLife.again)}</View>
      )}
      <BoardOverlay
        pieces={contactNumbers ? scene.pieces : null}
        motion={motion}
        floats={said}
        textScale={textScale}
        letterScale={letterScale}
        contactNumbers={contactNumbers}
        box={box}
        projection={settled}
      />
    </View>
  );
});

const styles = StyleSheet.create({
  board: { ...CLIP },
  box: { position: 'absolute', ...CLIP },
  blank: { pointerEvents: 'box-none' },
});
