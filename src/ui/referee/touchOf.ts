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

/** Heroes and their Allies on one side, monsters and their Lord on the other; a missile is on its shooter's. */
function sideOf(id: string, { actor, shot }: FlickFilm): 'heroes' | 'overseer' | 'nobody' {
  const owner = id === shot.discId ? actor : id;
  if (owner.startsWith('hero:') || owner.startsWith('ally:')) return 'heroes';
  return owner.startsWith('monster:') || owner.startsWith('lord:') ? 'overseer' : 'nobody';
}

/** What kind of touch it was that the rules passed over. */
export function touchOf({ a, b }: Pick<JudgedContact, 'a' | 'b'>, film: FlickFilm): TouchKind {
  const striker = film.shot.discId;
  if (b === null) return 'edge';
  if (isObstacle(a) || isObstacle(b)) return 'obstacle';
  if (a !== striker && b !== striker) return 'pushed';
  return sideOf(a, film) === sideOf(b, film) ? 'friend' : 'idle';
}
