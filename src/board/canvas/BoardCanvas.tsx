import { Group } from '@shopify/react-native-skia';
import { useEffect, type ReactNode } from 'react';
import { PixelRatio, StyleSheet } from 'react-native';
import { useDerivedValue, useSharedValue, withTiming } from 'react-native-reanimated';
import { MOTION_MS } from '../../theme';
import { placeTurned, turnOf } from '../camera';
import { Cosmetic } from '../cosmetic';
import { PictureCanvas } from '../graphics/PictureCanvas';
import { groundIn } from '../look';
import { Beckoning } from './discs/Beckoning';
import { Boardings } from './discs/Boardings';
import { BoardPicture } from './ground/BoardPicture';
import type { BoardViewProps } from '../scene/boardViewProps';
import { ChosenHalo } from './aim/ChosenHalo';
import { Departures } from './discs/Departures';
import { DiscSprites } from './discs/DiscSprites';
import { DragSign } from './aim/DragSign';
import { ExitMarks } from './flight/ExitMarks';
import { shakeAt } from '../flights/flightShow';
import { FlightPaths } from './flight/FlightPaths';
import { HitFlashes } from './flight/HitFlashes';
import { lastToAct } from '../scene/lastToAct';
import { PlacingLights } from './aim/PlacingLights';
import { RingArm, RingBand, RingKnob } from './aim/RingGuide';
import type { BoardHandles } from '../flicking/useBoardControl';
import { TargetRings } from './ground/TargetRings';
import { useDiscAtlas } from './discs/useDiscAtlas';
import { useFlameFrame } from './discs/useFlameFrame';
import { useFlightClock, type FlightClock } from '../flights/useFlightClock';
import { useFollowedFlight } from '../flicking/useFollowedFlight';
import type { DiscId } from '../../rules/flicking';
import { useSceneChange } from './discs/useSceneChange';
import { quarterTurn } from './quarterTurn';
import { endWarmUp } from './warmUp';

export interface BoardCanvasProps {
  readonly board: BoardViewProps;
  readonly handles: BoardHandles;
  /** The number of the canvas; null while there is none. Clocks go on without it. */
  readonly life: number | null;
  /** Of a flight that is on already. */
  readonly running: FlightClock | null;
  /** The aim: on the board, below the discs. */
  readonly children: ReactNode;
}

const NONE: readonly string[] = [];

/** Everything that is painted, in millimetres of the board. */
export function BoardCanvas({ board, handles, life, running, children }: BoardCanvasProps) {
  const {
    catalogue,
    scene,
    flight,
    show,
    motion,
    exits,
    paths,
    isHushed = false,
    placing,
    ring,
    way = 'swipe',
  } = board;
  const { selectedId, frame, projection, settled, drag, knob, control } = handles;
  const { lies } = frame;
  const quarters = turnOf(frame);
  const fitPxPerMm = settled.fitPxPerMm * PixelRatio.get();
  const pxPerMm = settled.pxPerMm * PixelRatio.get();
  const flightClock = useFlightClock(board, running);
  useFollowedFlight(flight, flightClock, control);
  const { change, clock: changeClock } = useSceneChange(board);
  const selectedLift = useSelectedLift(selectedId, motion);
  const flameFrame = useFlameFrame(board);
  const atlas = useDiscAtlas(catalogue, scene, fitPxPerMm, pxPerMm, life);
  useEffect(endWarmUp, []);
  const isByFinger = flight === null && way !== 'steps' && pxPerMm > fitPxPerMm;
  const chosen = isByFinger ? scene.pieces.find(({ id, isFlickable }) => id === selectedId && isFlickable) : undefined;
  const last = flight === null && motion === 'full' ? lastToAct(scene, selectedId) : null;
  const projectile = scene.pieces.find(({ id }) => id === ring?.pieceId);
  const isInHand = flight === null && (ring || placing);

  const { shown, showing } = flightClock;
  const shownMs = shown.ms;
  const turn = quarterTurn(quarters);
  const transform = useDerivedValue(() => {
    const { leftPx, topPx, pxPerMm: scale } = projection.get();
    const corner = placeTurned({ x: leftPx, y: topPx }, frame, quarters);
    const shake = shakeAt(shownMs.get(), showing.get());
    return [{ translateX: corner.x + shake.x }, { translateY: corner.y + shake.y }, { matrix: turn }, { scale }];
  });

  if (life === null) return null;
  return (
    <PictureCanvas key={life} style={styles.canvas}>
      <Group transform={transform}>
        <BoardPicture
          ground={groundIn(catalogue, scene.ground)}
          lies={lies}
          widthMm={scene.widthMm}
          heightMm={scene.heightMm}
          rimMm={scene.rimMm}
          fitPxPerMm={fitPxPerMm}
          isCloser={pxPerMm > fitPxPerMm}
          life={life}
        />
        {paths && (
          <Cosmetic part="paths" of={paths}>
            <FlightPaths
              flight={paths}
              scene={scene}
              isHushed={isHushed}
              clock={flight === null ? null : flightClock}
              pxPerMm={fitPxPerMm}
              life={life}
            />
          </Cosmetic>
        )}
        {scene.targets && <TargetRings targets={scene.targets} />}
        {placing && <PlacingLights regions={placing.regions} />}
        {ring && projectile && <RingBand ring={ring} projectileRadiusMm={projectile.radiusMm} />}
        {isInHand && ring && projectile && <RingArm ring={ring} knob={knob} />}
        {chosen && (
          <Cosmetic part="halo" of={chosen}>
            <ChosenHalo disc={chosen} projection={projection} />
          </Cosmetic>
        )}
        {last && (
          <Cosmetic part="beckoning" of={last}>
            <Beckoning key={last.id} disc={last} />
          </Cosmetic>
        )}
        {children}
        {atlas && change.gone.length > 0 && (
          <Cosmetic part="departures" of={change}>
            <Departures
              catalogue={catalogue}
              gone={change.gone}
              atlas={atlas}
              lies={lies}
              clock={changeClock}
              isShrinking={motion === 'full'}
            />
          </Cosmetic>
        )}
        {atlas && (
          <DiscSprites
            catalogue={catalogue}
            pieces={scene.pieces}
            atlas={atlas}
            lies={lies}
            flight={flight}
            falls={show?.falls}
            change={change}
            selectedId={selectedId}
            movableIds={placing?.pieceIds ?? NONE}
            isInHand={Boolean(isInHand)}
            flightClock={flightClock}
            changeClock={changeClock}
            selectedLift={selectedLift}
            drag={drag}
            flameFrame={flameFrame}
          />
        )}
        {atlas && change.boarding.size > 0 && (
          <Cosmetic part="boardings" of={change}>
            <Boardings catalogue={catalogue} boarding={change.boarding} atlas={atlas} lies={lies} clock={changeClock} />
          </Cosmetic>
        )}
        {isInHand && ring && projectile && <RingKnob ring={ring} knob={knob} projection={projection} lies={lies} />}
        {isInHand && <DragSign drag={drag} pieces={scene.pieces} />}
        {exits && (
          <Cosmetic part="exits" of={exits}>
            <ExitMarks exits={exits} scene={scene} />
          </Cosmetic>
        )}
        {flight && show?.flashes && (
          <Cosmetic part="flashes" of={flight}>
            <HitFlashes flashes={show.flashes} clock={flightClock} projection={projection} life={life} />
          </Cosmetic>
        )}
      </Group>
    </PictureCanvas>
  );
}

/** The shadow of a disc that has just been chosen grows as a hand would lift it. */
function useSelectedLift(selectedId: DiscId | null, motion: BoardViewProps['motion']) {
  const lift = useSharedValue(0);
  useEffect(() => {
    lift.set(0);
    lift.set(motion === 'reduced' ? 1 : withTiming(1, { duration: MOTION_MS.discLift }));
  }, [selectedId, motion, lift]);
  return lift;
}

const styles = StyleSheet.create({
  canvas: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 },
});
