import { Canvas, Group } from '@shopify/react-native-skia';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { PixelRatio, StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import { useDerivedValue, useSharedValue, withTiming } from 'react-native-reanimated';
import { MOTION_MS } from '../../theme';
import type { TouchEvent } from '../aim';
import { boardBox, type Viewport } from '../camera';
import { AimBand } from './AimBand';
import { BoardPicture } from './BoardPicture';
import type { BoardViewProps } from './boardViewProps';
import { DiscButtons } from './DiscButtons';
import { DiscSprites } from './DiscSprites';
import { ExitMarks } from './ExitMarks';
import { TouchSurface } from './TouchSurface';
import { useBoardControl } from './useBoardControl';
import { useCanvasLife } from './useCanvasLife';
import { useDiscAtlas } from './useDiscAtlas';
import { useFlightClock } from './useFlightClock';
import { movedBy } from './movedBy';

const NOT_YET: Viewport = { widthPx: 0, heightPx: 0 };

/** A board, its discs and the fingers on it. It is told what lies where, shows flights, and answers with launches. */
export function BoardView(props: BoardViewProps) {
  const { scene, flight, aid, motion, exits, isTurned, labelOf, style, testID } = props;
  const [viewport, setViewport] = useState(NOT_YET);
  const { widthMm, heightMm } = scene;
  const box = useMemo(
    () => ({ ...boardBox(viewport, { widthMm, heightMm }), isTurned }),
    [viewport, widthMm, heightMm, isTurned],
  );
  const container = useRef<View>(null);
  const canvasLife = useCanvasLife(container);
  const { selectedId, aim, projection, settled, feel, choose } = useBoardControl(props, box);
  const clockMs = useFlightClock(flight, props);
  const selectedLift = useSelectedLift(selectedId, motion);

  const fitPxPerMm = settled.fitPxPerMm * PixelRatio.get();
  const pxPerMm = settled.pxPerMm * PixelRatio.get();
  const atlas = useDiscAtlas(scene, fitPxPerMm, pxPerMm);
  const selected = scene.pieces.find(({ id }) => id === selectedId);

  const transform = useDerivedValue(() => {
    const { leftPx, topPx, pxPerMm: scale, turn } = projection.get();
    // Turned half round, in both directions at once: what lies on the board turns with its light.
    return [{ translateX: leftPx }, { translateY: topPx }, { scale: scale * turn }];
  });
  const onLayout = useCallback(({ nativeEvent: { layout } }: LayoutChangeEvent) => {
    setViewport({ widthPx: layout.width, heightPx: layout.height });
  }, []);

  // A finger may land beside the board, near a disc at its edge.
  const feelInBox = useCallback((touch: TouchEvent) => feel(movedBy(touch, -box.leftPx, -box.topPx)), [feel, box]);
  const place = { left: box.leftPx, top: box.topPx, width: box.widthPx, height: box.heightPx };

  return (
    <View style={[styles.board, style]} onLayout={onLayout} testID={testID} ref={container}>
      <View style={[styles.box, place]}>
        {canvasLife !== null && (
          <Canvas key={canvasLife} style={styles.canvas}>
            <Group transform={transform}>
              <BoardPicture
                room={scene.room}
                widthMm={scene.widthMm}
                heightMm={scene.heightMm}
                fitPxPerMm={fitPxPerMm}
                isCloser={pxPerMm > fitPxPerMm}
              />
              {aid === 'direction' && selected && <AimBand aim={aim} radiusMm={selected.radiusMm} />}
              {atlas && (
                <DiscSprites
                  scene={scene}
                  atlas={atlas}
                  flight={flight}
                  clockMs={clockMs}
                  selectedId={selectedId}
                  selectedLift={selectedLift}
                />
              )}
              {exits && <ExitMarks exits={exits} scene={scene} />}
            </Group>
          </Canvas>
        )}
        <DiscButtons
          pieces={scene.pieces}
          projection={settled}
          selectedId={selectedId}
          labelOf={labelOf}
          onChoose={choose}
        />
      </View>
      <TouchSurface onTouch={feelInBox} />
    </View>
  );
}

/** The shadow of a disc that has just been chosen grows as a hand would lift it. */
function useSelectedLift(selectedId: string | null, motion: BoardViewProps['motion']) {
  const lift = useSharedValue(0);
  useEffect(() => {
    lift.set(0);
    lift.set(motion === 'reduced' ? 1 : withTiming(1, { duration: MOTION_MS.discLift }));
  }, [selectedId, motion, lift]);
  return lift;
}

const styles = StyleSheet.create({
  board: { overflow: 'hidden' },
  box: { position: 'absolute', overflow: 'hidden' },
  canvas: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 },
});
