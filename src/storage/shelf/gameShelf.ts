import type { Result } from '../../lib';
import type { FaultKind, StorageFault } from '../fault';
import type { GameClaim } from '../tabs/gameClaim';

/** What a list of games shows without opening them. */
export interface ShelfEntry {
  readonly id: string;
  /** Which rulebook. */
  readonly game: string;
  /** Wall-clock times, milliseconds since 1970. */
  readonly createdAtMs: number;
  readonly touchedAtMs: number;
  readonly stepCount: number;
  readonly isOver: boolean;
  /** What the players agreed on and what a list shows, as the session writes it: JSON. */
  readonly sheet: string;
  readonly summary: string;
}

export interface NewEntry {
  readonly id: string;
  readonly game: string;
  /** What the app must know at least to take it for what it is; left out, what apps of the first rulebook know. */
  readonly version?: number;
  readonly atMs: number;
  /** Set-up and seed, as the session writes them: JSON. */
  readonly opening: string;
  readonly sheet: string;
  readonly summary: string;
  /** What has been played of it already: on the shelf with all of that, or not at all. */
  readonly steps?: readonly NewStep[];
  /** The game after so many of them. */
  readonly snapshot?: GameSnapshot;
  readonly isOver?: boolean;
}

export interface NewStep {
  readonly atMs: number;
  /** JSON, as `append` takes it. */
  readonly text: string;
}

export interface GameSnapshot {
  readonly stepCount: number;
  readonly text: string;
}

/** What a snapshot adds to the ones before it: the past since that many steps. A JSON object, as is the text of its snapshot. */
export interface SnapshotPage {
  readonly from: number;
  readonly text: string;
}

export interface ShelfChange {
  readonly atMs: number;
  readonly sheet?: string;
  readonly summary?: string;
  readonly isOver?: boolean;
}

export interface StoredGame {
  readonly entry: ShelfEntry;
  readonly opening: string;
  /** One recorded step each, JSON, the oldest first. */
  readonly steps: readonly string[];
  /** The latest that is whole, and how many steps it stands for. */
  readonly snapshot: GameSnapshot | null;
  /** Why steps at the end had to be left out; null when the journal is whole. */
  readonly dropped: { readonly fromStep: number; readonly reason: string } | null;
}

/** A game that is there and cannot be opened: damaged, or kept by a newer version of the app. It is left as it is. */
export interface UnreadableGame {
  readonly id: string;
  readonly kind: FaultKind;
  readonly reason: string;
}

/** Games as journals. Every call is its own transaction; a fault is a value and leaves everything as it was. */
export interface GameShelf {
  list(): Promise<Result<readonly ShelfEntry[], StorageFault>>;
  /** The games that `list` cannot show, and why. */
  unreadable(): Promise<Result<readonly UnreadableGame[], StorageFault>>;
  create(game: NewEntry): Promise<Result<null, StorageFault>>;
  /** Adds the step with this index; refused when it is not the next, so that two tabs never write one game. */
  append(gameId: string, index: number, step: string, atMs: number): Promise<Result<null, StorageFault>>;
  /** Adds these steps and says how the game stands after them: all at once or not at all, and refused as `append` is. */
  keep(
    gameId: string,
    index: number,
    steps: readonly string[],
    change: ShelfChange,
  ): Promise<Result<null, StorageFault>>;
  /**
   * With a page, only what is new of the past is written: whoever opens the game gets the text with all its `pages` in it.
   * Refused where the page does not go on from one that is here.
   */
  keepSnapshot(
    gameId: string,
    stepCount: number,
    text: string,
    page?: SnapshotPage,
  ): Promise<Result<null, StorageFault>>;
  /** Ends the game after so many steps, and keeps all that it was as a game of its own. */
  setAside(gameId: string, stepCount: number): Promise<Result<null, StorageFault>>;
  change(gameId: string, change: ShelfChange): Promise<Result<null, StorageFault>>;
  open(gameId: string): Promise<Result<StoredGame, StorageFault>>;
  /** This one game as a file, as everything is exported. */
  exportGame(gameId: string, atMs: number): Promise<Result<string, StorageFault>>;
  /** Off the list, and kept until `forget`, so that it can be undone. */
  remove(gameId: string): Promise<Result<null, StorageFault>>;
  restore(gameId: string): Promise<Result<null, StorageFault>>;
  /** The games that are off the list, and still there. */
  removed(): Promise<Result<readonly string[], StorageFault>>;
  /** Gone for good, if it is off the list: what has been restored stays. */
  forget(gameId: string): Promise<Result<null, StorageFault>>;
  /** Asks for the right to write a game; what it answers says who has it. */
  claim(gameId: string): Promise<GameClaim>;
  /** Hears of each game that another tab has written. */
  watch(listener: (gameId: string) => void): () => void;
}
