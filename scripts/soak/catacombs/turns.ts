import type { Physics } from '../physics';

/** What kind of game comes up, and the how-manieth of its kind. */
export interface Turn {
  readonly kind: 'drawn' | 'story';
  readonly number: number;
}

const ROUND = 4;
/** What flies for real is slow: stories bring it to the point. */
const STORIES_OF_ROUND: Readonly<Record<Physics, number>> = { fake: 1, real: 3 };

/** Drawn dungeons and made-up stories take turns. */
export function turnOf(game: number, physics: Physics): Turn {
  const [round, place] = [Math.floor(game / ROUND), game % ROUND];
  const stories = STORIES_OF_ROUND[physics];
  const drawn = ROUND - stories;
  return place < drawn
    ? { kind: 'drawn', number: round * drawn + place }
    : { kind: 'story', number: round * stories + place - drawn };
}
