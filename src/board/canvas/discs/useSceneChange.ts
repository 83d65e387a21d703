import { useEffect, useMemo, useState } from 'react';
import { MOTION_MS } from '../../../theme';
import type { BoardViewProps } from '../../scene/boardViewProps';
import { NO_CHANGE, sceneChange, type SceneChange } from '../../scene/sceneChange';
import { createRunningClock, type RunningClock } from '../../flights/runningClock';

export interface ChangeShown {
  readonly change: SceneChange;
  readonly clock: RunningClock;
}

/** Where motion is to be reduced nothing is stamped or squashed: what goes only fades. */
function stillOf({ gone, boarding }: SceneChange): SceneChange {
  const boarded = [...boarding.values()].filter(({ isLeaving }) => !isLeaving);
  const fading = [...gone, ...boarded.map(({ piece }) => piece)];
  return fading.length > 0 ? { ...NO_CHANGE, gone: fading } : NO_CHANGE;
}

const clockOf = (_change: SceneChange): RunningClock => createRunningClock();

/** What has just become of the pieces, and for how long it has been seen. Afterwards there is no change any more. */
export function useSceneChange(props: Pick<BoardViewProps, 'catalogue' | 'scene' | 'flight' | 'motion'>): ChangeShown {
  const { catalogue, scene, flight, motion } = props;
  const [seen, setSeen] = useState({ scene, flight, change: NO_CHANGE });
  if (seen.scene !== scene || seen.flight !== flight) {
    const change = sceneChange(catalogue, seen.scene, scene, flight ?? seen.flight) ?? seen.change;
    setSeen({ scene, flight, change });
  }
  const change = useMemo(() => (motion === 'reduced' ? stillOf(seen.change) : seen.change), [seen.change, motion]);
  const clock = useMemo(() => clockOf(change), [change]);

  useEffect(() => {
    if (change === NO_CHANGE) return undefined;
    const forget = (): void => setSeen((last) => ({ ...last, change: NO_CHANGE }));
    return clock.run(Math.max(MOTION_MS.departure, MOTION_MS.boarding), forget);
  }, [change, clock]);

  return { change, clock };
}
