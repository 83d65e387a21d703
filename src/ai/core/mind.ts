import type { Level } from './level';

/** How somebody thinks, as data: it goes to wherever the thinking is done. */
export interface Mind<Head extends object> {
  readonly level: Level;
  /** How far it looks, and whatever else the brain of a game has a use for; the hand of one who flicks is part of it. */
  readonly head: Head;
  /** How much it minds what the brain of a game asks it to weigh. */
  readonly weights: Readonly<Record<string, number>>;
}

/** What a mind has no weight for it does not mind. */
export const weightOf = ({ weights }: Mind<object>, of: string): number => weights[of] ?? 0;
