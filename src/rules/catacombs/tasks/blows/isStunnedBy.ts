import { isStunned, type Piece } from '../../model/piece';
import type { Pitch } from '../../words/pitch';

/** Monsters are only stunned by cards that say so, Allies and the Lord never; nobody who is down (BASE-157, BASE-198). */
export function isStunnedBy(target: Piece, pitch: Pitch): boolean {
  if (!pitch.attack.modifiers.includes('stunning') || isStunned(target)) return false;
  return target.kind === 'hero' || (target.kind === 'monster' && pitch.attack.traits.includes('stunsMonsters'));
}
