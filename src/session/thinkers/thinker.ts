import type { Asked, Decision } from '../../ai';

/** Something that thinks for the seats of the app, wherever it does so. */
export interface Thinker {
  /** The same question always gets the same answer; null leaves the matter to the others who are asked. */
  think(asked: Asked): Promise<Decision | null>;
  /** Whatever is being thought is not needed any more; its promise may stay open. */
  cancel(): void;
}
