import type { KillablePlayer } from './appBrowser';

/** How a game is begun and played in the app, so that the app can be killed in the middle of it. */
export interface KeptInApp {
  readonly isKept: true;
  /** From the title to a new table, for each game that is begun by turns; answers what the game is called on the shelf. */
  games(folder: string): readonly ((player: KillablePlayer) => Promise<string>)[];
  /** Words that the robot rather taps. */
  readonly preferred: readonly string[];
}

/** A game that the app keeps on no shelf: a kill leaves nothing of it behind, and spoils nothing. */
export interface UnkeptInApp {
  readonly isKept: false;
  /** From the title to where it is played; answers what is not as new there. */
  begin(player: KillablePlayer): Promise<string | null>;
  /** The next flick: the finger has been lifted when this resolves. */
  flick(player: KillablePlayer): Promise<void>;
  /** The flick is over, and another can be made. */
  landed(player: KillablePlayer): Promise<void>;
}

export type AppKilled = KeptInApp | UnkeptInApp;
