import { isAcross, type Quarters } from '../../../../lib';
import type { Team } from '../../../../rules/conquest';

/**
 * How the arena may lie before whoever looks: on its side where that is seen larger, with the end of its own team near;
 * else Sword is at the left, for both.
 */
export const LIES: Readonly<Record<Team, readonly Quarters[]>> = { sword: [0, 3], skull: [0, 1] };

/** The same at a table that is played on: where the screen stands upright the arena does, however little is left of it. */
export const liesAt = (near: Team, isUpright: boolean): readonly Quarters[] =>
  isUpright ? LIES[near].filter(isAcross) : LIES[near];
