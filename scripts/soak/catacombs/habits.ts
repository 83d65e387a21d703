import type { Physics } from '../physics';
import type { Turn } from './turns';

/** How a game is played: what flies, who is in luck, and how the players go about it. */
export interface Habits {
  readonly physics: Physics;
  /** heroes: most flicks of the Overseer miss, so that the last rooms are seen. */
  readonly luck: 'even' | 'heroes';
  /** Nobody passes who could do something, and whoever aims aims at what is nearest. */
  readonly isEager: boolean;
}

const LUCKY_ONE_IN = 2;

/** A story is about what happens in it; a drawn dungeon is to be seen to its end. */
export const habitsFor = ({ kind, number }: Turn, physics: Physics): Habits => ({
  physics,
  luck: kind === 'story' || number % LUCKY_ONE_IN === 0 ? 'even' : 'heroes',
  isEager: kind === 'story',
});
