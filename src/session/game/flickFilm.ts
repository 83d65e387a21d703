import type { Flight } from '../../physics';
import type { FlickResult, FlickTable, Shot, DiscId } from '../../rules/flicking';
import type { Flicked, Played } from './played';

/** One touch of a flick, numbered as the referee counts them. */
export interface JudgedContact<F extends Flicked> {
  readonly number: number;
  readonly atMs: number;
  readonly a: DiscId;
  /** null for the edge of the board. */
  readonly b: DiscId | null;
  /** Where they met. */
  readonly xMm: number;
  readonly yMm: number;
  readonly verdict: F['verdict'];
}

/** All that has to be kept of a flick: the rest is worked out again when somebody asks for its film. */
export interface FlickFacts<F extends Flicked> {
  /** Which command of the game released it. */
  readonly commandIndex: number;
  readonly actor: DiscId;
  readonly attack: string;
  readonly board: F['board'];
  readonly table: FlickTable;
  readonly shot: Shot;
  readonly result: FlickResult;
}

/** A flick as lines, beats and stories tell of it: facts, and no film before somebody has one made. */
export interface FlickTold<F extends Flicked, Event> extends FlickFacts<F> {
  /** What the rules made of it so far. */
  readonly events: readonly Event[];
}

export type ToldFlick<P extends Played> = FlickTold<P['flicked'], P['event']>;

/** A flick that can be watched as often as one likes. */
export interface FlickFilm<F extends Flicked> extends FlickFacts<F> {
  /** null when the contacts were written by hand and physics tells another story. */
  readonly flight: Flight | null;
  readonly contacts: readonly JudgedContact<F>[];
}

export interface Films<P extends Played> {
  /** Runs physics, unless this flick was among the last that were asked for. */
  film(told: ToldFlick<P>): FlickFilm<P['flicked']>;
}
