import type { Flight } from '../../physics';
import type { Verdict } from '../../rules/catacombs';
import type { BoardId, FlickResult, FlickTable, Shot } from '../../rules/flicking';

/** One touch of a flick, numbered as the referee counts them. */
export interface JudgedContact {
  readonly number: number;
  readonly atMs: number;
  readonly a: string;
  /** null for the edge of the board. */
  readonly b: string | null;
  /** Where they met. */
  readonly xMm: number;
  readonly yMm: number;
  readonly verdict: Verdict;
}

/** A flick that can be watched as often as one likes. */
export interface FlickFilm {
  /** Which command of the game released it. */
  readonly commandIndex: number;
  readonly actor: string;
  readonly attack: string;
  readonly board: BoardId;
  readonly table: FlickTable;
  readonly shot: Shot;
  readonly result: FlickResult;
  /** null when the contacts were written by hand and physics tells another story. */
  readonly flight: Flight | null;
  readonly contacts: readonly JudgedContact[];
}
