import type { DiscId } from '../../rules/flicking';

/** A finished flick as a film: what each disc does at any moment, in closed form. Plain numbers, survives JSON. */
export interface Flight {
  readonly durationMs: number;
  /** One for each disc that was on the table or was flicked, in id order. */
  readonly tracks: readonly FlightTrack[];
}

export interface FlightTrack {
  readonly discId: DiscId;
  readonly appearsMs: number;
  /** From this moment on it is not seen: a projectile that is spent or out. null: it stays. */
  readonly vanishesMs: number | null;
  /** In order of time, never empty; each ends where the next begins. */
  readonly segments: readonly FlightSegment[];
}

/**
 * One stretch of sliding: p(t) = position + velocity t - deceleration t²/2 along the velocity.
 * A disc that left the board waits at the edge, hidden, and a last segment that starts at the flight's end shows it
 * where it was put back.
 */
export interface FlightSegment {
  readonly startMs: number;
  readonly endMs: number;
  readonly xMm: number;
  readonly yMm: number;
  readonly vxMmS: number;
  readonly vyMmS: number;
  /** Along the velocity; 0 when it stands still. */
  readonly decelerationMmS2: number;
  readonly angleRad: number;
  readonly spinRadS: number;
  /** Against the spin; the spin stops at 0. */
  readonly spinDecelerationRadS2: number;
  readonly isHidden: boolean;
}

export interface Pose {
  readonly xMm: number;
  readonly yMm: number;
  readonly angleRad: number;
  readonly isVisible: boolean;
}
