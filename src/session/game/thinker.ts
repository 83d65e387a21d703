import type { Asked, Decision, Pondered } from '../../ai/core';
import type { Result } from '../../lib';

/** A question, and of which game it is. */
export interface Job<P extends Pondered = Pondered> extends Asked<P> {
  readonly game: string;
}

/** Nobody here knows that game; or whoever thinks of it has failed, wherever it was thought. */
export type ThoughtFault = 'unknownGame' | 'failed';

/** What came of a thought; null leaves the matter to the others who are asked. */
export type ThoughtReply<P extends Pondered = Pondered> = Result<Decision<P> | null, ThoughtFault>;

/** Something that thinks for the seats of the app, wherever it does so, whatever they play. */
export interface Thinker {
  /** The same job always gets the same reply. That nothing came of it is a reply as well. */
  think<P extends Pondered>(job: Job<P>): Promise<ThoughtReply<P>>;
  /** Whatever is being thought is not needed any more; its promise may stay open. */
  cancel(): void;
}
