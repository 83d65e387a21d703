import type { Timeline } from '../../rules/machine';
import type { FlickFacts, ToldFlick } from './flickFilm';
import type { Played } from './played';

/** What was thought before an answer: by the seat of the app that gave it, or as a hint to the person who did. */
export interface Cause<P extends Played> {
  readonly by: 'app' | 'hint';
  readonly thought: P['thought'];
}

export interface LogLine<P extends Played> {
  readonly number: number;
  readonly round: number;
  readonly event: P['event'];
  /** The flick that it came of. */
  readonly film: ToldFlick<P> | null;
  /** Taken back later, by undo or by consent: it stays in the log, struck through. */
  readonly isTakenBack: boolean;
  /** Why this was answered, on the first line that came of it; people owe nobody a reason. */
  readonly cause: Cause<P> | null;
}

export interface CourseLine<P extends Played> extends LogLine<P> {
  /** Which step of the timeline it came of; -1 for the opening. */
  readonly step: number;
  readonly flick: FlickFacts<P['flicked']> | null;
}

/** A game with its past and its log: a value. */
export interface Course<P extends Played> {
  readonly timeline: Timeline<P>;
  readonly log: readonly CourseLine<P>[];
  /** The last flick that stands. */
  readonly film: ToldFlick<P> | null;
}
