import { Skia, type SkRSXform } from '@shopify/react-native-skia';
import { useEffect, useMemo } from 'react';
import { makeMutable, startMapper, stopMapper, type SharedValue } from 'react-native-reanimated';
import { filmAtMs } from '../../../lib';
import type { Flight } from '../../../physics/flight';
import { lay, type Upright } from '../quarterTurn';
import type { Moment } from './moment';
import { spritePoseAt, type Placement } from './placements';
import type { RunningClock } from '../../flights/runningClock';
import { NO_DRAG, type ShownDrag } from '../../flicking/shownDrag';
import type { FlightClock } from '../../flights/useFlightClock';

/** Everything that moves sprites without a render. */
export interface Movers {
  readonly flightClock: FlightClock;
  readonly changeClock: RunningClock;
  readonly selectedLift: SharedValue<number>;
  readonly drag: SharedValue<ShownDrag>;
  readonly flameFrame: SharedValue<number>;
}

interface Laying {
  readonly mmPerPx: number;
  readonly upright: Upright;
}

export interface Movement extends Movers, Laying {
  readonly placements: readonly Placement[];
  readonly flight: Flight | null;
}

function place(transform: SkRSXform, placement: Placement, { mmPerPx, upright }: Laying, moment: Moment): void {
  'worklet';
  const pose = spritePoseAt(placement, moment);
  lay(transform, pose, placement, pose.scale * mmPerPx, upright);
}

/**
 * Where every sprite goes, kept on the UI thread. A new table is right from its first frame on, in mid-flight too:
 * Skia's own buffer hook fills it a frame later, and until then all sprites lie in the corner.
 */
export function useTransforms(movement: Movement): SharedValue<SkRSXform[]> {
  const { placements, mmPerPx, upright, flight, flightClock, changeClock, selectedLift, drag, flameFrame } = movement;
  const { shown, showing } = flightClock;
  const transforms = useMemo(() => {
    const moment: Moment = {
      flight,
      atMs: flightClock.filmNowMs(),
      selectedLift: 0,
      drag: NO_DRAG,
      changedMs: changeClock.nowMs(),
      frame: 0,
    };
    return makeMutable(
      placements.map((placement) => {
        const transform = Skia.RSXform(1, 0, 0, 0);
        place(transform, placement, { mmPerPx, upright }, moment);
        return transform;
      }),
    );
  }, [placements, mmPerPx, upright, flight, flightClock, changeClock]);

  const shownMs = shown.ms;
  const changeMs = changeClock.ms;
  useEffect(() => {
    const move = (): void => {
      'worklet';
      const moment: Moment = {
        flight,
        atMs: filmAtMs(shownMs.get(), showing.get().tempo),
        selectedLift: selectedLift.get(),
        drag: drag.get(),
        changedMs: changeMs.get(),
        frame: flameFrame.get(),
      };
      transforms.modify((table) => {
        'worklet';
        placements.forEach((placement, index) => {
          const transform = table[index];
          if (transform) place(transform, placement, { mmPerPx, upright }, moment);
        });
        return table;
      });
    };
    // Told what comes of it, whoever draws waits for it: else each frame is drawn twice, the first time as it was before.
    const told = transforms as SharedValue<unknown>;
    const mover = startMapper(move, [shownMs, showing, selectedLift, drag, changeMs, flameFrame], [told]);
    return () => stopMapper(mover);
  }, [placements, mmPerPx, upright, flight, transforms, shownMs, showing, selectedLift, drag, changeMs, flameFrame]);
  return transforms;
}
