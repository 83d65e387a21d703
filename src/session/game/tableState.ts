import type { Command, GameState, Prompt, Refusal, SeatId } from '../../rules/machine';
import type { StorageFault } from '../../storage';
import type { LogLine } from './course';
import type { ToldFlick } from './flickFilm';
import type { Occasion } from './occasion';
import type { Played } from './played';
import type { GameSheet } from './sheet';

/** One thing to show, and then to say `told` of. */
export type Beat<P extends Played> =
  | { readonly kind: 'flight'; readonly number: number; readonly film: ToldFlick<P> }
  /** It was meant to strike, and has struck nobody. */
  | { readonly kind: 'missed'; readonly number: number; readonly film: ToldFlick<P> }
  | {
      readonly kind: 'event';
      readonly number: number;
      /** What is spoken of. */
      readonly event: P['event'];
      /** All that is told at once, in order. */
      readonly events: readonly P['event'][];
      /** Of so many that tell what came of one flick of the app; 1 for all others. */
      readonly crowd: number;
    };

/** What somebody strong would answer for the hand. */
export interface Hint<P extends Played> {
  readonly answer: P['answer'];
  readonly thought: P['thought'];
}

/** What undo would take back, for its title. */
export interface UndoOffer<P extends Played> {
  readonly purpose: P['purpose'];
  readonly answer: Command<P>;
}

/** There is none yet; the table plays none again; the one of this room has been. */
export type RetakeBar = 'noFlick' | 'never' | 'usedInRoom';

/** What one pair of eyes sees of a game. Several may look at once. */
export interface SeatTable<P extends Played> {
  /** The game as these eyes may know it: all that has been decided, ahead of `shown` while beats are told. */
  readonly view: GameState<P>;
  readonly shown: P['shown'];
  /** What is to be shown now; null while nothing is, or nothing that these eyes may see. */
  readonly beat: Beat<P> | null;
  /** What is asked; null for whoever is not asked, while a beat is on or the app thinks, behind the curtain and at the end. */
  readonly prompt: Prompt<P> | null;
  readonly log: readonly LogLine<P>[];
  readonly undo: UndoOffer<P> | null;
}

/** What is the same for all who look, and what belongs to whoever holds the device. */
export interface CommonTable<P extends Played> {
  readonly gameId: string;
  readonly sheet: GameSheet;
  readonly occasion: Occasion;
  /** Whose hands the device is in. */
  readonly hand: SeatId;
  /** Who must take the device before anything more is shown. */
  readonly curtain: SeatId | null;
  readonly beatsLeft: number;
  /** Another tab plays, and this table only shows it: nothing is asked here. */
  readonly isWatched: boolean;
  /** The seat of the app that is thinking of its answer; then nothing is asked of people. */
  readonly thinking: SeatId | null;
  /** What the app means to do, while the flight of its flick is shown. */
  readonly intent: P['flicked']['intent'] | null;
  /** What it means to flick next, while what came before is still told; null as long as it does not know. */
  readonly coming: P['flicked']['intent'] | null;
  readonly hint: Hint<P> | 'thinking' | null;
  /** Discs that a launch may take now: those of a flick that is asked for, or whose turn it may be. */
  readonly launchable: readonly string[];
  /** Why the last try was refused, until something else is done. */
  readonly refusal: Refusal | null;
  /** The last flick, for the referee; null before the first of the game. */
  readonly film: ToldFlick<P> | null;
  /** Why the last flick stands however much all agree, or null. */
  readonly retakeBar: RetakeBar | null;
  readonly mayRetake: boolean;
  /** Whether the hand may say now that it wants to propose something before the next room; null where nobody may. */
  readonly proposal: 'open' | 'said' | null;
  /** Whether all that happened is on disk; a fault is shown and writing is tried again at the next command. */
  readonly keeping: 'kept' | 'keeping' | StorageFault;
}

/** The table as whoever holds the device sees it. */
export interface TableState<P extends Played> extends CommonTable<P>, SeatTable<P> {}
