import type { FlickFilm, JudgedContact } from '../../session';

/** Why nothing came of a touch, where the rules had nothing to judge. */
export type TouchKind = 'edge' | 'obstacle' | 'pushed' | 'again' | 'friend' | 'idle';

/** The rule that settles it; none where only the attack itself could say. */
export const TOUCH_RULES: Readonly<Record<TouchKind, string | null>> = {
  edge: 'BASE-181',
  obstacle: 'BASE-121',
  pushed: 'BASE-117',
  again: 'BASE-122',
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

const isTarget = (id: string, { verdict }: JudgedContact): boolean => verdict.kind !== 'touch' && verdict.target === id;

/** What kind of touch it was that the rules passed over. */
export function touchOf({ number, a, b }: JudgedContact, film: FlickFilm): TouchKind {
  const striker = film.shot.discId;
  if (b === null) return 'edge';
  if (isObstacle(a) || isObstacle(b)) return 'obstacle';
  if (a !== striker && b !== striker) return 'pushed';
  const other = a === striker ? b : a;
  if (film.contacts.some((before) => before.number < number && isTarget(other, before))) return 'again';
  return sideOf(a, film) === sideOf(b, film) ? 'friend' : 'idle';
}
