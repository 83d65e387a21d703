import type { FlightTrack } from '../../physics/flight';
import { MOTION_MS } from '../../theme';

/** When a disc is up from the board, on the clock of the flight. */
export interface Lift {
  readonly risesAtMs: number;
  readonly restsAtMs: number;
}

/** From the first movement of a disc to the last; null if it is not moved. */
export function liftOf({ segments }: FlightTrack): Lift | null {
  const moving = segments.filter(({ vxMmS, vyMmS }) => vxMmS !== 0 || vyMmS !== 0);
  const first = moving[0];
  const last = moving.at(-1);
  return first && last ? { risesAtMs: first.startMs, restsAtMs: last.endMs } : null;
}

const { discLift, discDrop } = MOTION_MS;

/** 0 on the board, 1 up. It is down again when it comes to rest. */
export function liftAt(lift: Lift, atMs: number): number {
  'worklet';
  const rising = (atMs - lift.risesAtMs) / discLift;
  const falling = (lift.restsAtMs - atMs) / discDrop;
  return Math.max(0, Math.min(1, rising, falling));
}
