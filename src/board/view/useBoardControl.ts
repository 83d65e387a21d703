import { useEffect, useMemo, useState } from 'react';
import { useSharedValue, withTiming, type SharedValue } from 'react-native-reanimated';
import type { TouchEvent } from '../aim';
import { projectionOf, wholeBoard, type Projection, type Viewport } from '../camera';
import { BoardControl, type BoardSituation } from './boardControl';
import type { BoardViewProps } from './boardViewProps';
import { everyFrame } from './everyFrame';
import { NO_AIM, type ShownAim } from './shownAim';
import { NO_DRAG, NO_KNOB, type ShownDrag, type ShownKnob } from './shownDrag';

const STEP_MS = 220;

type ControlProps = Pick<BoardViewProps, 'scene' | 'flight' | 'maxSpeedMmS' | 'motion' | 'onLaunch' | 'onAimChange'>;

export interface BoardHandles {
  readonly selectedId: string | null;
  /** What is drawn, on the UI thread. */
  readonly aim: SharedValue<ShownAim>;
  readonly drag: SharedValue<ShownDrag>;
  readonly knob: SharedValue<ShownKnob>;
  readonly projection: SharedValue<Projection>;
  /** What is looked at since the fingers left the board. */
  readonly settled: Projection;
  feel(touch: TouchEvent): void;
  choose(discId: string): void;
}

/** Fingers move the camera and the aim without a render; React learns what is chosen and where the camera rests. */
export function useBoardControl(props: ControlProps, viewport: Viewport): BoardHandles {
  const { scene, flight, maxSpeedMmS, motion, onLaunch, onAimChange } = props;
  const [selectedId, select] = useState<string | null>(null);
  const [camera, settle] = useState(() => wholeBoard(scene));
  const settled = useMemo(() => projectionOf(camera, viewport, scene), [camera, viewport, scene]);
  const aim = useSharedValue<ShownAim>(NO_AIM);
  const drag = useSharedValue<ShownDrag>(NO_DRAG);
  const knob = useSharedValue<ShownKnob>(NO_KNOB);
  const projection = useSharedValue(settled);
  const situation: BoardSituation = {
    scene,
    isFlying: flight !== null,
    viewport,
    maxSpeedMmS,
    isMotionReduced: motion === 'reduced',
    onLaunch,
    onAimChange,
  };
  const [control] = useState(
    () =>
      new BoardControl(situation, {
        drawAim: (next) => aim.set(next),
        drawDrag: (next) => drag.set(next),
        drawKnob: (next) => knob.set(next),
        drawFrom: (next, how) =>
          projection.set(how === 'in a step' ? withTiming({ ...next }, { duration: STEP_MS }) : next),
        settle,
        select,
        everyFrame,
      }),
  );
  useEffect(() => control.update(situation));
  useEffect(() => () => control.dispose(), [control]);

  return useMemo(
    () => ({
      selectedId,
      aim,
      drag,
      knob,
      projection,
      settled,
      feel: (touch) => control.feel(touch),
      choose: (discId) => control.choose(discId),
    }),
    [selectedId, aim, drag, knob, projection, settled, control],
  );
}
