import { erring, likeliest, spreadsBetween } from './erring';
import type { FlickNote } from './flickNote';

/** How many flicks were meant for nobody at all, and may go anywhere. */
const STRAY = 0.04;
const ANYWHERE = 0.5;

const GUESSES = spreadsBetween(0.006, 0.35);

/** How likely such a hand is to make such a flick, whichever of the targets it was meant for. */
function likelihood({ targets }: FlickNote, turn: number, slips: number): number {
  const sum = targets.reduce((all, { astray }) => all + erring(astray, turn, slips), 0);
  return STRAY * ANYWHERE + ((1 - STRAY) * sum) / targets.length;
}

/**
 * How far astray flicks go, without asking for whom each was meant: taking the nearest target for the one that was
 * meant would make every hand look steadier than it is.
 */
export const turnSpread = (notes: readonly FlickNote[], slips: number): number | null =>
  likeliest(GUESSES, (turn) => notes.reduce((sum, note) => sum + Math.log(likelihood(note, turn, slips)), 0));
