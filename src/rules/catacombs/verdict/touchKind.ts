import { isObstacle } from '../model/subjects/obstacles';
import { PROJECTILES } from '../model/subjects/projectile';
import { sideOf } from '../model/subjects/side';
import type { PieceId } from '../words/openIds';

/** Why nothing came of a touch, where the rules had nothing to judge. */
export type TouchKind = 'edge' | 'spent' | 'obstacle' | 'pushed' | 'friend' | 'idle';

/** The rule that settles it; none where only the attack itself could say. */
export const TOUCH_RULES: Readonly<Record<TouchKind, string | null>> = {
  edge: 'BASE-181',
  spent: 'BASE-183',
  obstacle: 'BASE-121',
  pushed: 'BASE-117',
  friend: 'BASE-126',
  idle: null,
};

interface Touch {
  readonly a: PieceId;
  /** null for the edge of the board. */
  readonly b: PieceId | null;
}

interface Flicked {
  readonly actor: PieceId;
  /** The disc on its way: the actor's own, or its missile. */
  readonly striker: string;
}

/** They are put down to be flicked once, and taken away. */
const PROJECTILE_IDS: readonly string[] = Object.values(PROJECTILES);

/** What kind of touch it was that the rules passed over. */
export function touchKind({ a, b }: Touch, { actor, striker }: Flicked): TouchKind {
  /** A missile is on its shooter's side. */
  const sideIn = (id: PieceId) => sideOf(id === striker ? actor : id);
  if (b === null) return PROJECTILE_IDS.includes(a) ? 'spent' : 'edge';
  if (isObstacle(a) || isObstacle(b)) return 'obstacle';
  if (a !== striker && b !== striker) return 'pushed';
  return sideIn(a) === sideIn(b) ? 'friend' : 'idle';
}
