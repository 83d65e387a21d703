import type { KillablePlayer } from './appBrowser';

/** How a game is begun and played in the app, so that the app can be killed in the middle of it. */
export interface AppKilled {
  /** From the title to a new table, for each game that is begun by turns; answers what the game is called on the shelf. */
  games(folder: string): readonly ((player: KillablePlayer) => Promise<string>)[];
  /** Words that the robot rather taps. */
  readonly preferred: readonly string[];
}
