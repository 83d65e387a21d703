import type { Flight } from '../../../physics/flight';
import type { ShownDrag } from '../../flicking/shownDrag';

/** What decides where the sprites of a scene are seen. */
export interface Moment {
  readonly flight: Flight | null;
  /** Of the film. */
  readonly atMs: number;
  /** How far the selected disc is up, 0 to 1. */
  readonly selectedLift: number;
  readonly drag: ShownDrag;
  /** Since the scene changed. */
  readonly changedMs: number;
  /** Which picture of all fires is on. */
  readonly frame: number;
}

/** Where a sprite is drawn and how large; a scale of 0 hides it. */
export interface SpritePose {
  readonly xMm: number;
  readonly yMm: number;
  readonly scale: number;
}
