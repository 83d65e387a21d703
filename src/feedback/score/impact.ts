import type { Material } from '../sounds/materials';

/** Two things that meet, in a flick or in any other film, as whoever made the film knows it. */
export interface Impact {
  /** Counted from the first frame of the film. */
  readonly atMs: number;
  readonly speedMmS: number;
  /** The mass that takes part, a medium disc weighing 1: what is fixed takes part with its striker's mass. */
  readonly mass: number;
  /** The size that rings. */
  readonly radiusMm: number;
  readonly between: readonly [Material, Material];
}
