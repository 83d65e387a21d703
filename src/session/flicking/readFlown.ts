import { err, ok, type Result } from '../../lib';
import { faultOf, type FileFault } from '../../rules/machine';
import { flownSchema } from '../../rules/flicking';
import type { FlickFacts } from '../game/flickFilm';
import type { Flicked } from '../game/played';

/** A flick out of a file, as it can be shown again. */
export function readFlown<F extends Flicked>(kept: unknown): Result<FlickFacts<F>, FileFault> {
  const read = flownSchema.safeParse(kept);
  return read.success ? ok(read.data as unknown as FlickFacts<F>) : err(faultOf(read.error));
}
