import { useEffect, useMemo, useState } from 'react';
import { AppState } from 'react-native';
import { useSharedValue, withTiming, type SharedValue } from 'react-native-reanimated';
import type { Glass } from '../aim';
import { projectionOf, wholeBoard, type Camera, type Frame, type Projection } from '../camera';
import { BoardControl } from './boardControl';
import type { BoardSituation } from './boardSituation';
import type { BoardViewProps } from '../scene/boardViewProps';
import { everyFrame } from '../flights/everyFrame';
import type { BoardScene } from '../scene/scene';
import { isSelectable } from '../scene/selectable';
import type { DiscId } from '../../rules/flicking';
import { useFizzles, type Fizzled } from './useFizzles';
import { NO_AIM, type ShownAim } from './shownAim';
import { NO_DRAG, NO_KNOB, type ShownDrag, type ShownKnob } from './shownDrag';

const STEP_MS = 220;

export interface BoardHandles {
  readonly selectedId: DiscId | null;
  /** What shows the board, by its own edges. */
  readonly frame: Frame;
  /** The power of a pull as it is said; null when nobody pulls. */
  readonly power: number | null;
  /** What is drawn, on the UI thread. */
  readonly aim: SharedValue<ShownAim>;
  readonly drag: SharedValue<ShownDrag>;
  readonly knob: SharedValue<ShownKnob>;
  readonly projection: SharedValue<Projection>;
  /** What is looked at since the fingers left the board. */
  readonly settled: Projection;
  readonly control: BoardControl;
  readonly fizzles: readonly Fizzled[];
}

/** What was chosen in the last scene may be gone or spent in this one. */
const stillChosen = ({ pieces }: BoardScene, selectedId: DiscId | null): string | null =>
  pieces.some((piece) => piece.id === selectedId && isSelectable(piece)) ? selectedId : null;

const isSameCamera = (one: Camera, other: Camera): boolean =>
  one.zoom === other.zoom && one.xMm === other.xMm && one.yMm === other.yMm;

/** Fingers move the camera and the aim without a render; React learns what is chosen and where the camera rests. */
export function useBoardControl(props: BoardViewProps, frame: Frame, glass: Glass | null): BoardHandles {
  const { scene, flight, motion, way = 'swipe' } = props;
  const [meantId, select] = useState(props.selectedId ?? null);
  const [power, tellPower] = useState<number | null>(null);
  const { fizzles, sayFizzle } = useFizzles();
  const [camera, settle] = useState(() => wholeBoard(scene));
  const { widthMm, heightMm, rimMm } = scene;
  // As long as nobody looks elsewhere it is the same, whatever lies on the board.
  const settled = useMemo(
    () => projectionOf(camera, frame, { widthMm, heightMm, rimMm }),
    [camera, frame, widthMm, heightMm, rimMm],
  );
  const aim = useSharedValue<ShownAim>(NO_AIM);
  const drag = useSharedValue<ShownDrag>(NO_DRAG);
  const knob = useSharedValue<ShownKnob>(NO_KNOB);
  const projection = useSharedValue(settled);
  const situation: BoardSituation = {
    ...props,
    way,
    viewport: frame,
    glass,
    isFlying: flight !== null,
    isMotionReduced: motion === 'reduced',
  };
  const [control] = useState(
    () =>
      new BoardControl(situation, {
        drawAim: (next) => aim.set(next),
        tellPower,
        sayFizzle,
        drawDrag: (next) => drag.set(next),
        drawKnob: (next) => knob.set(next),
        drawFrom: (next, how) =>
          projection.set(how === 'in a step' ? withTiming({ ...next }, { duration: STEP_MS }) : next),
        settle: (next) => settle((last) => (isSameCamera(last, next) ? last : next)),
        select,
        everyFrame,
      }),
  );
  useEffect(() => control.update(situation));
  useEffect(() => () => control.dispose(), [control]);
  // Nobody tells a board that is put away that the fingers went up.
  useEffect(() => {
    const listening = AppState.addEventListener('change', (state) => {
      if (state !== 'active') control.forgetFingers();
    });
    return () => listening.remove();
  }, [control]);

  const selectedId = stillChosen(scene, meantId);
  return useMemo(
    () => ({ selectedId, frame, power, aim, drag, knob, projection, settled, control, fizzles }),
    [selectedId, frame, power, aim, drag, knob, projection, settled, control, fizzles],
  );
}
