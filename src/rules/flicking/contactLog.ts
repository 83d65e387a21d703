import type { DiscId } from './discId';

/**
 * What happened during a flick, in the order it happened: all that rules learn from physics.
 *
 * Order is fixed: by time; at one instant by wave; within a wave discs before walls, by ids in code-unit order; then what
 * followed from the blow (riders thrown off).
 * Wave 0 is an impact between bodies that were approaching by their own motion ("struck"); from wave 1 on the blow is
 * handed through discs that already touched ("pushed"). The same pair may come again and again: rules that ask "did it
 * touch" take the first entry.
 */
export type ContactEntry = DiscTouch | WallTouch | BoardExit | RiderFall | EventCapReached;

interface Entry {
  readonly atMs: number;
}

interface Blow extends Entry {
  readonly wave: number;
  /** How fast the two closed along the line of contact: what an ear and a hand should feel. */
  readonly speedMmS: number;
}

/** Two discs met; `a` is before `b` in code-unit order, an obstacle is a disc like any other. */
export interface DiscTouch extends Blow {
  readonly kind: 'touch';
  readonly a: DiscId;
  readonly b: DiscId;
  /** How fast each came into this instant: one that lay still and was bumped has struck nothing. */
  readonly aSpeedMmS: number;
  readonly bSpeedMmS: number;
}

export const WALL_SIDES = ['left', 'right', 'top', 'bottom'] as const;
export type WallSide = (typeof WALL_SIDES)[number];

/** Disc `a` met the wall `b`; the top wall is the one at y = 0. */
export interface WallTouch extends Blow {
  readonly kind: 'wall';
  readonly a: DiscId;
  readonly b: WallSide;
}

/** The centre of `a` crossed an open edge, at this point. */
export interface BoardExit extends Entry {
  readonly kind: 'exit';
  readonly a: DiscId;
  readonly xMm: number;
  readonly yMm: number;
  readonly speedMmS: number;
}

/** Rider `a` is off its host `b`: thrown by a jolt of this speed, or gone over the edge with it. */
export interface RiderFall extends Entry {
  readonly kind: 'riderFell';
  readonly a: DiscId;
  readonly b: DiscId;
  readonly cause: 'jolt' | 'hostLeft';
  readonly speedMmS: number;
}

/**
 * More things happened than any sane table produces, so from here on a disc that meets anything stops where it is, and
 * the flick ends. Everything before this entry is exact; everything after it is a safe approximation.
 */
export interface EventCapReached extends Entry {
  readonly kind: 'eventCap';
  readonly eventCount: number;
}
