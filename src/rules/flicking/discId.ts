import type { Id } from '../machine';

/** Whatever lies on a board or is put down on it, an obstacle and what rides on another too: the game says what it is called. */
export type DiscId = Id<'disc'>;
