import { useEffect, useRef } from 'react';
import {
  cancelAnimation,
  Easing,
  ReduceMotion,
  useSharedValue,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import type { Flight } from '../../physics/flight';

export interface FlightListeners {
  readonly onFlightStart?: (startedAtMs: number) => void;
  readonly onFlightEnd: () => void;
}

/** Runs from 0 to the end of the flight at the pace of the world, on the UI thread; then tells, once. */
export function useFlightClock(flight: Flight | null, listeners: FlightListeners): SharedValue<number> {
  const clockMs = useSharedValue(0);
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });

  useEffect(() => {
    if (!flight) return undefined;
    const hasLanded = (): void => latest.current.onFlightEnd();
    const { durationMs } = flight;
    // A flick is not an ornament: it is shown even where motion is to be reduced.
    const pace = { duration: durationMs, easing: Easing.linear, reduceMotion: ReduceMotion.Never };
    clockMs.set(
      withTiming(durationMs, pace, (isFinished) => {
        'worklet';
        if (isFinished) scheduleOnRN(hasLanded);
      }),
    );
    latest.current.onFlightStart?.(performance.now());
    return () => {
      cancelAnimation(clockMs);
      // The next flight is drawn once before its clock starts: it is to be seen at its beginning.
      clockMs.set(0);
    };
  }, [flight, clockMs]);

  return clockMs;
}
