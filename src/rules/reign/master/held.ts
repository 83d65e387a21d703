import type { Person, Reign } from '../model/model';
import { canFly } from '../model/people';
import { blockersOf } from '../model/places';

/** A test would be asked of it before it may go (REIGN-080, REIGN-083). */
export const isHeldBack = (model: Reign, who: Person): boolean =>
  !who.isInvisible && !canFly(who) && who.at !== null && blockersOf(model, who, who.at).length > 0;
