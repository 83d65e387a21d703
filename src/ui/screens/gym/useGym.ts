import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createGym, type Gym, type GymState } from '../../../session';
import { useFeedback } from '../../hooks/useFeedback';

export interface GymInPlay {
  readonly gym: Gym;
  readonly state: GymState;
  /** The board shows the first frame of the flight: from here on the flick is heard and felt. */
  readonly onFlightStart: (startedAtMs: number) => void;
  /** A pulling finger passes a notch. */
  readonly onNotch: () => void;
}

/** A gym that lives as long as its screen, with its sounds. */
export function useGym(): GymInPlay {
  const [silentGym] = useState(createGym);
  const state = useStore(silentGym);
  const feedback = useFeedback();

  const gym = useMemo<Gym>(() => {
    const hush = (act: () => void) => (): void => {
      feedback.stop();
      act();
    };
    return { ...silentGym, undo: hush(silentGym.undo), reset: hush(silentGym.reset) };
  }, [silentGym, feedback]);

  const onFlightStart = (startedAtMs: number): void => {
    const { flick, table } = silentGym.getState();
    if (flick === null) return;
    const { contacts, flight } = flick.outcome;
    feedback.flick(contacts, table.discs, { flight, startedAtMs });
  };

  return { gym, state, onFlightStart, onNotch: feedback.tick };
}
