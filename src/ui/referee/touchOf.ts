import { sideOf } from '../../rules/catacombs';
import type { FlickFilm, JudgedContact } from '../../session';

/** Why nothing came of a touch, where the rules had nothing to judge. */
export type TouchKind = 'edge' | 'obstacle' | 'pushed' | 'friend' | 'idle';

/** The rule that settles it; none where only the attack itself could say. */
export const TOUCH_RULES: Readonly<Record<TouchKind, string | null>> = {
  edge: 'BASE-181',
  obstacle: 'BASE-121',
  pushed: 'BASE-117',
  friend: 'BASE-126',
  idle: null,
};

const isObstacle = (id: string): boolean => id.startsWith('obstacle');

/** A missile is on its shooter's side. */
const sideIn = (id: string, { actor, shot }: FlickFilm) => sideOf(id === shot.discId ? actor : id);

/** What kind of touch it was that the rules passed over. */
export function touchOf({ a, b }: Pick<JudgedContact, 'a' | 'b'>, film: FlickFilm): TouchKind {
  const striker = film.shot.discId;
  if (b === null) return 'edge';
  if (isObstacle(a) || isObstacle(b)) return 'obstacle';
  if (a !== striker && b !== striker) return 'pushed';
  return sideIn(a, film) === sideIn(b, film) ? 'friend' : 'idle';
}
