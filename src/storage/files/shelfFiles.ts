import type { Result } from '../../lib';
import type { StorageFault } from '../fault';

import type { ExportedGame } from '../shelf/exportShape';
import type { Export } from '../shelf/exporting';

/** Why a game of a file stays outside: of no rulebook here, of a later one, or it makes no sense. */
export interface NotAdmitted {
  readonly kind: 'unknown' | 'newer' | 'damaged';
  readonly reason: string;
}

/** Whoever knows what games are looks at each before it is taken in: as it should be kept, or why it cannot be. */
export type Admit = (game: ExportedGame) => Result<ExportedGame, NotAdmitted>;

/** A game of a file that was not taken in; the others were. */
export interface LeftOutGame extends NotAdmitted, Pick<ExportedGame, 'id' | 'game' | 'sheet'> {}

/** What is kept under a key and what a file has for it, as one text; null where it stays as it is here. */
export type MergeValue = (key: string, here: string, theirs: string) => string | null;

/** What whoever knows the games and values does with those of a file. */
export interface Admission {
  readonly admit?: Admit;
  readonly merge?: MergeValue;
}

export interface ImportReport {
  /** Ids under which games were added, or put back that had been removed. */
  readonly added: readonly string[];
  /** How many games were there already. */
  readonly skippedCount: number;
  /** Games that were not taken in, and why not. */
  readonly leftOut: readonly LeftOutGame[];
  /** Values that were taken because there were none, or of which something was added to what there was. */
  readonly takenKeys: readonly string[];
}

/** Everything as one file, and back. */
export interface ShelfFiles {
  exportAll(atMs: number): Promise<Result<Export, StorageFault>>;
  /** Adds and never overwrites; a file that is not whole changes nothing, a game that is not admitted costs itself. */
  importAll(text: string, admission?: Admission): Promise<Result<ImportReport, StorageFault>>;
}
