import type { Flight } from '../../physics';
import type { FlickResult, FlickTable, Shot } from '../../rules/flicking';
import type { Flicked } from './played';

/** One touch of a flick, numbered as the referee counts them. */
export interface JudgedContact<F extends Flicked> {
  readonly number: number;
  readonly atMs: number;
  readonly a: string;
  /** null for the edge of the board. */
  readonly b: string | null;
  /** Where they met. */
  readonly xMm: number;
  readonly yMm: number;
  readonly verdict: F['verdict'];
}

/** All that has to be kept of a flick: the rest is worked out again when somebody wants to watch it. */
export interface FlickFacts<F extends Flicked> {
  /** Which command of the game released it. */
  readonly commandIndex: number;
  readonly actor: string;
  readonly attack: string;
  readonly board: F['board'];
  readonly table: FlickTable;
  readonly shot: Shot;
  readonly result: FlickResult;
}

/** A flick that can be watched as often as one likes. */
export interface FlickFilm<F extends Flicked> extends FlickFacts<F> {
  /** null when the contacts were written by hand and physics tells another story. */
  readonly flight: Flight | null;
  readonly contacts: readonly JudgedContact<F>[];
}
