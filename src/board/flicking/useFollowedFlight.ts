import { useEffect } from 'react';
import { poseAt, type Flight } from '../../physics/flight';
import type { BoardControl } from './boardControl';
import { everyFrame } from '../flights/everyFrame';
import { liftOf } from '../flights/lift';
import type { FlightClock } from '../flights/useFlightClock';

/** The disc that was flicked: the first to move. */
function flickedTrack({ tracks }: Flight): number | null {
  const starts = tracks.map((track) => liftOf(track)?.risesAtMs ?? Infinity);
  const first = Math.min(...starts);
  return first === Infinity ? null : starts.indexOf(first);
}

/** A closer look goes along with what is flicked. */
export function useFollowedFlight(flight: Flight | null, clock: FlightClock, control: BoardControl): void {
  useEffect(() => {
    const track = flight === null ? null : flickedTrack(flight);
    if (flight === null || track === null) return undefined;
    const stop = everyFrame(() => {
      const pose = poseAt(flight, track, clock.filmNowMs());
      if (pose.isVisible) control.follow(pose);
    });
    return () => {
      stop();
      control.rest();
    };
  }, [flight, clock, control]);
}
