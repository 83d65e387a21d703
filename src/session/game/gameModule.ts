import type { Eyes, GameState, RecordBook, SeatId } from '../../rules/machine';
import type { Course } from './course';
import type { Flicks } from './flicks';
import type { Played } from './played';
import type { GameSheet } from './sheet';
import type { Level, Mind } from '../../ai/core';
import type { Likeness } from './likeness';

/** The game before its step with this number; null where that was under other rules. */
export type StateAt<P extends Played> = (step: number) => GameState<P> | null;

/** What is told of a game, and how the table follows; made of views, never of the state. */
export interface Tale<P extends Played> {
  /** The table as the rules have it, where nothing is left to be told. */
  of(view: GameState<P>): P['shown'];
  /** The same before anything of a new game has been told. */
  before(view: GameState<P>): P['shown'];
  /** The table once this has been told. `next`: the table at the end of the command. */
  after(shown: P['shown'], event: P['event'], next: P['shown']): P['shown'];
  /** It deserves a beat of its own. */
  isLoud(event: P['event'], isByApp: boolean): boolean;
  /** It is told in the same breath as what comes right before it. */
  joins(told: readonly P['event'][], event: P['event']): boolean;
  /** Of all that is told at once, what is spoken of. */
  mainOf(told: readonly P['event'][]): P['event'];
  /** The eye sees it while it is told, and not only then. */
  isSeenFirst(event: P['event']): boolean;
  /** Neither told nor seen, for what comes after it. */
  isIdle(event: P['event'], after: readonly P['event'][]): boolean;
  /** More of the same may come, and is told with it. */
  waitsForMore(event: P['event']): boolean;
  /** A beat with a reader waits until that seat holds the device. */
  readerOf(state: GameState<P>, event: P['event']): SeatId | null;
  roundAfter(round: number, event: P['event']): number;
  /** Whether this game has events of this kind, for files from elsewhere; left out: whoever tells them finds out. */
  hasKind?(kind: string): boolean;
}

/** How the values of one game make those of several: added up, the most of them, or the one of the game that had the most. */
export type Measured = 'sum' | 'most' | { readonly asInMost: string };

/** A game as the sessions know it. */
export interface GameModule<P extends Played> {
  readonly book: RecordBook<P, P['setup'], P['written']>;
  readonly newGame: {
    setupOf(choices: P['choices']): P['setup'];
    sheetOf(choices: P['choices']): GameSheet;
    seedOf(choices: P['choices']): number;
  };
  /** Who sits where, before anything is played. */
  seatsIn(setup: P['setup']): readonly SeatId[];
  readonly tale: Tale<P>;
  readonly summary: { of(view: GameState<P>): P['summary']; read(kept: unknown): P['summary'] | null };
  readonly minds: {
    /** The level says how far it thinks, and errs as its level does or as somebody whom it is like. */
    of(level: Level, likeness: Likeness | null): Mind<P['head']>;
    /** The strongest head, for a hand as people have it: what is hard to do is not what it proposes. */
    readonly adviser: Mind<P['head']>;
  };
  readonly thoughts: {
    read(kept: unknown): P['thought'] | null;
    /** What these eyes may know of what this seat has thought. */
    for(thought: P['thought'], by: SeatId | null, eyes: Eyes): P['thought'] | null;
    /** It has stumbled, and answered by chance. */
    readonly stumbled: P['thought'];
  };
  storyOf(course: Course<P>, stateAt: StateAt<P>): P['story'];
  /** What somebody has done in one game, to be added up; null where they did nothing that counts. */
  measures(course: Course<P>, seat: SeatId): Readonly<Record<string, number>> | null;
  readonly measured: Readonly<Record<string, Measured>>;
  /** What may be said by the way, and whether it has been; null where there is nothing of the kind. */
  readonly aside: { readonly answer: P['answer']; hasSaid(view: GameState<P>, seat: SeatId): boolean } | null;
  /** A new stretch of the game: some things may be done once in each. */
  opensRoom(event: P['event']): boolean;
  /** It asks what is done next: the app may decide that while what came before is still told. */
  decidesAction(purpose: P['purpose']): boolean;
  readonly flicks: Flicks<P> | null;
}
