import { type Cause, FIRE_WALL_RULE } from '../words/cause';

export const isByFire = ({ rule }: Cause): boolean => rule === FIRE_WALL_RULE;
