import { startTransition, useEffect, useRef, useState } from 'react';
import type { Flight } from '../../physics/flight';
import type { BoardViewProps, FlightAhead } from '../scene/boardViewProps';
import { showingOf } from './flightShow';
import { createFlightClock, type FlightClock } from './useFlightClock';

/** A flight that is on before the parent has said so. */
export interface Begun extends Pick<FlightAhead, 'flight' | 'show'> {
  readonly clock: FlightClock;
  readonly stop: () => void;
}

/** It runs and is heard from now on; only then is anything rendered for it. */
function begin(
  { flight, show, onStart, onEnd }: FlightAhead,
  motion: BoardViewProps['motion'],
  onOver: () => void,
): Begun {
  const clock = createFlightClock(flight);
  const stop = clock.run(flight, showingOf(show, motion), () => {
    onEnd();
    onOver();
  });
  onStart(performance.now());
  return { flight, show, clock, stop };
}

export interface FlightsAhead {
  /** The one that is on; null where what the parent says is all there is. */
  readonly begun: Begun | null;
  readonly play: (ahead: FlightAhead) => void;
}

/**
 * Flights that begin before they are handed over. What the parent hands over then is the same flight, and goes on; when it
 * hands over another or none, this one is over.
 */
export function useFlightsAhead(flight: Flight | null, motion: BoardViewProps['motion']): FlightsAhead {
  const [begun, setBegun] = useState<Begun | null>(null);
  /** The parent has come after it. */
  const [followed, setFollowed] = useState<Begun | null>(null);
  const [ended, setEnded] = useState<Begun | null>(null);
  const isHandedOver = begun !== null && flight === begun.flight;
  if (isHandedOver && followed !== begun) setFollowed(begun);
  const isOver = begun !== null && !isHandedOver && (followed === begun || ended === begun);
  if (isOver) setBegun(null);

  const latestMotion = useRef(motion);
  useEffect(() => {
    latestMotion.current = motion;
  });
  const [play] = useState(() => (ahead: FlightAhead): void => {
    // What the parent says of its end comes first: else everything would be seen once more where it lay before.
    const next = begin(ahead, latestMotion.current, () => startTransition(() => setEnded(next)));
    setBegun(next);
  });
  useEffect(() => begun?.stop, [begun]);
  return { begun: isOver ? null : begun, play };
}
