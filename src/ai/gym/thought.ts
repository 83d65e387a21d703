import type { Stumbled } from '../core';
import type { Aim } from '../flicking';

/** A flick as it is meant, for which goal, and how often it would meet one. */
export interface GymShot {
  readonly kind: 'shot';
  readonly aim: Aim;
  /** By its place in the list; null where there is none. */
  readonly goal: number | null;
  readonly chance: number;
}

/** Why the app answers as it does: shown on request, and kept in the log. */
export type GymThought = GymShot | { readonly kind: 'enough' } | Stumbled;
