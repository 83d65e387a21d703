import type { ComponentType } from 'react';
import type { BoardFloat } from '../../board';
import type { GameState } from '../../rules/machine';
import type { Played } from '../../session';
import type { AtTable, OfKind, ShowRule } from './atTable';
import type { Part } from './part';
import type { ScreenWords, TableWords } from './words';

/** Long enough to be read: a line; what comes in numbers; what changes everything. */
export const TELL_MS = { line: 1100, short: 650, grave: 1500 } as const;

type Events<P extends Played> = P['event']['kind'];

/** What rises over a piece for a moment. */
export interface Float {
  /** The piece over which it rises. */
  readonly at: string;
  readonly text: string;
  readonly tone: BoardFloat['tone'];
}

/** Something that happened and is being told: the table and the log are as they were just before. */
export interface Told<P extends Played, W extends TableWords<P>, Kind extends Events<P>> extends Omit<
  AtTable<P, W>,
  'session' | 'onShowRule'
> {
  readonly onShowRule?: ShowRule;
  readonly event: OfKind<P['event'], Kind>;
}

export interface TellCard<P extends Played, W extends TableWords<P>, Kind extends Events<P>> {
  readonly Body: ComponentType<Told<P, W, Kind>>;
  /** What stands over it; left out: the line of the event. */
  readonly title?: (words: W) => string;
  /** It is looked at and then laid aside by hand; the others go by themselves. */
  readonly waits: boolean | ((event: OfKind<P['event'], Kind>) => boolean);
}

/** Tumbling dice, a card that is turned over: the beat ends when the film does, unless a card waits for its reader. */
export interface TellFilm<P extends Played, W extends ScreenWords<P>, Kind extends Events<P>> {
  readonly event: OfKind<P['event'], Kind>;
  readonly words: W;
  /** The table as it was just before, to the same eyes as the event. */
  readonly shown: P['shown'];
  /** The game as it is since. */
  readonly view: GameState<P>;
  /** So many times as fast as usual. */
  readonly pace: number;
  readonly onEnd: () => void;
}

/** Films, by the kind of event: in play, and when it is watched again. */
export type TellFilms<P extends Played, W extends ScreenWords<P>> = {
  readonly [Kind in Events<P>]?: Part<TellFilm<P, W, Kind>>;
};

/** How an event is told. */
export interface TellRow<P extends Played, W extends TableWords<P>, Kind extends Events<P>> {
  /** Long enough to be read. */
  readonly ms: number;
  /** The notes that belong to it; null for what is heard already. */
  readonly cue?: (event: OfKind<P['event'], Kind>) => string | null;
  readonly float?: (event: OfKind<P['event'], Kind>, words: W) => Float | null;
  /** It deserves a card of its own; everything else is a line. */
  readonly card?: TellCard<P, W, Kind>;
  readonly Film?: ComponentType<TellFilm<P, W, Kind>>;
}

/** A row for each event: one without is a type error. */
export type TellRows<P extends Played, W extends TableWords<P>> = {
  readonly [Kind in Events<P>]: TellRow<P, W, Kind>;
};
