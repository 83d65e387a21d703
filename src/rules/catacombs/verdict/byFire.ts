import type { Cause } from '../events';

/** The rule by which a Fire Wall burns whoever touches it. */
export const FIRE_WALL_RULE = 'BASE-249';

export const isByFire = ({ rule }: Cause): boolean => rule === FIRE_WALL_RULE;
