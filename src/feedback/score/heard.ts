import type { Impact } from './impact';
import type { SlidingFlight } from './rubOf';

/** All that is heard and felt of a film, be it of a flick or of a die; moments are those of the film. */
export interface Heard {
  readonly impacts: readonly Impact[];
  /** null: nothing slides. */
  readonly sliding: SlidingFlight | null;
  /** When something is laid down by hand, softly: one knock, however much it is. */
  readonly laidDownAtMs: readonly number[];
}
