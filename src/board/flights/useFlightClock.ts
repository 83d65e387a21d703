import { useEffect, useMemo, useRef } from 'react';
import { makeMutable, type SharedValue } from 'react-native-reanimated';
import { filmAtMs, shownAtMs } from '../../lib';
import type { Flight } from '../../physics/flight';
import type { BoardViewProps } from '../scene/boardViewProps';
import { PLAIN_SHOWING, showingOf, type Showing } from './flightShow';
import { createRunningClock, type RunningClock } from './runningClock';

export interface FlightClock {
  /** Since the first frame, as the watcher counts. */
  readonly shown: RunningClock;
  readonly showing: SharedValue<Showing>;
  /** Which moment of the film is on, by the JavaScript thread's own clock. */
  filmNowMs(): number;
  run(flight: Flight, showing: Showing, onEnd: () => void): () => void;
}

/** A clock for each flight: the first frame of the next one cannot show the last moment of this one. */
export function createFlightClock(_flight: Flight | null): FlightClock {
  const shown = createRunningClock();
  const showing = makeMutable(PLAIN_SHOWING);
  let { tempo } = PLAIN_SHOWING;
  return {
    shown,
    showing,
    filmNowMs: () => filmAtMs(shown.nowMs(), tempo),
    run(flight, wanted, onEnd) {
      tempo = wanted.tempo;
      showing.set(wanted);
      return shown.run(shownAtMs(flight.durationMs, tempo), onEnd);
    },
  };
}

type FlightProps = Pick<BoardViewProps, 'flight' | 'show' | 'motion' | 'onFlightStart' | 'onFlightEnd'>;

/**
 * Runs from the flight's beginning to its end on the UI thread, at the pace and with the holds that `show` has when it
 * begins; then tells, once. A canvas that is lost or turned meanwhile does not stop it. `running`: it is on already.
 */
export function useFlightClock(props: FlightProps, running: FlightClock | null): FlightClock {
  const { flight } = props;
  const clock = useMemo(() => createFlightClock(flight), [flight]);
  const isRunning = running !== null;
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (!flight || isRunning) return undefined;
    const { show, motion } = latest.current;
    const stop = clock.run(flight, showingOf(show, motion), () => latest.current.onFlightEnd());
    latest.current.onFlightStart?.(performance.now());
    return stop;
  }, [flight, clock, isRunning]);

  return running ?? clock;
}
