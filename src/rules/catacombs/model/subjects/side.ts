import type { PieceId } from '../../words/openIds';
export type Side = 'heroes' | 'overseer';

const ALLY = 'ally:';

const PREFIXES: Readonly<Record<Side, readonly string[]>> = {
  heroes: ['hero:', ALLY],
  overseer: ['monster:', 'lord:'],
};

const isOf = (side: Side, id: PieceId): boolean => PREFIXES[side].some((prefix) => id.startsWith(prefix));

/** Told by its id alone, like the side. */
export const isAlly = (id: PieceId): boolean => id.startsWith(ALLY);

/**
 * On whose side a piece fights, told by its id alone, so that it can be asked of one that has left the board; null for
 * what is nobody's (BASE-123 to BASE-126, BASE-247).
 */
export function sideOf(id: PieceId): Side | null {
  if (isOf('heroes', id)) return 'heroes';
  return isOf('overseer', id) ? 'overseer' : null;
}
