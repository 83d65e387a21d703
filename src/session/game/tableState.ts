import type { Decision, Thought } from '../../ai';
import type { CatacombsAnswer, CatacombsEvent, CatacombsState, CatacombsTypes, Purpose } from '../../rules/catacombs';
import type { Prompt, Refusal, SeatId } from '../../rules/machine';
import type { StorageFault } from '../../storage';
import type { FlickFilm } from './flickFilm';
import type { GameSheet } from './sheet';
import type { ShownTable } from '../catacombs/shown/shownTable';

/** One thing to show, and then to say `told` of. */
export type Beat =
  | { readonly kind: 'flight'; readonly number: number; readonly film: FlickFilm }
  /** It was meant to strike, and has struck nobody. */
  | { readonly kind: 'missed'; readonly number: number; readonly film: FlickFilm }
  | {
      readonly kind: 'event';
      readonly number: number;
      /** What is spoken of. */
      readonly event: CatacombsEvent;
      /** All that is told at once, in order. */
      readonly events: readonly CatacombsEvent[];
      /** Of so many that tell what came of one flick of the app; 1 for all others. */
      readonly crowd: number;
    };

/** What was thought before an answer: by the seat of the app that gave it, or as a hint to the person who did. */
export interface Cause {
  readonly by: 'app' | 'hint';
  readonly thought: Thought;
}

/** A flick as it was meant: the hand that makes it errs. */
export type Intent = Extract<Thought, { kind: 'shot' }>;

/** What somebody strong would answer for the hand. */
export type Hint = Pick<Decision, 'answer' | 'thought'>;

export interface LogLine {
  readonly number: number;
  readonly round: number;
  readonly event: CatacombsEvent;
  /** The flick that it came of. */
  readonly film: FlickFilm | null;
  /** Taken back later, by undo or by consent: it stays in the log, struck through. */
  readonly isTakenBack: boolean;
  /** Why this was answered, on the first line that came of it; people owe nobody a reason. */
  readonly cause: Cause | null;
}

/** What undo would take back, for its title. */
export interface UndoOffer {
  readonly purpose: Purpose;
  readonly answer: CatacombsAnswer;
}

/** There is none yet; the table plays none again; the one of this room has been. */
export type RetakeBar = 'noFlick' | 'never' | 'usedInRoom';

export interface TableState {
  readonly gameId: string;
  readonly sheet: GameSheet;
  /** Whose hands the device is in. */
  readonly hand: SeatId;
  /** Who must take the device before anything more is shown. */
  readonly curtain: SeatId | null;
  /** The game as `hand` may know it: all that has been decided, ahead of `shown` while beats are told. */
  readonly view: CatacombsState;
  readonly shown: ShownTable;
  /** What is to be shown now; while there is something, nothing is asked. */
  readonly beat: Beat | null;
  readonly beatsLeft: number;
  /** Another tab plays, and this table only shows it: nothing is asked here. */
  readonly isWatched: boolean;
  /** What is asked, of whom; null while a beat is on or the app thinks, behind the curtain and at the end. */
  readonly prompt: Prompt<CatacombsTypes> | null;
  /** The seat of the app that is thinking of its answer; then nothing is asked of people. */
  readonly thinking: SeatId | null;
  /** What the app means to do, while the flight of its flick is shown. */
  readonly intent: Intent | null;
  /** What it means to flick next, while what came before is still told; null as long as it does not know. */
  readonly coming: Intent | null;
  readonly hint: Hint | 'thinking' | null;
  /** Discs that a launch may take now: those of a flick that is asked for, or whose turn it may be. */
  readonly launchable: readonly string[];
  /** Why the last try was refused, until something else is done. */
  readonly refusal: Refusal | null;
  readonly log: readonly LogLine[];
  readonly undo: UndoOffer | null;
  /** The last flick, for the referee; null before the first of the game. */
  readonly film: FlickFilm | null;
  /** Why the last flick stands however much all agree, or null. */
  readonly retakeBar: RetakeBar | null;
  readonly mayRetake: boolean;
  /** Whether the hand may say now that it wants to propose something before the next room; null where nobody may. */
  readonly proposal: 'open' | 'said' | null;
  /** Whether all that happened is on disk; a fault is shown and writing is tried again at the next command. */
  readonly keeping: 'kept' | 'keeping' | StorageFault;
}
