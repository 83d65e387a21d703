import type { Flight } from '../../physics';
import type { GameState } from '../../rules/machine';
import type {
  BoardExit,
  ContactEntry,
  DiscTouch,
  FlickAnswer,
  FlickAsk,
  FlickRest,
  FlickResolvedAnswer,
  FlickResolvedAsk,
  FlickTable,
  PlaceAnswer,
  PlaceAsk,
  Shot,
  WallTouch,
} from '../../rules/flicking';
import type { Played } from './played';

export interface FlickedBy<P extends Played> {
  readonly actor: string;
  readonly attack: string;
  readonly board: P['flicked']['board'];
}

/** What is known of a flick when its touches are judged. */
export interface FlownFlick {
  readonly actor: string;
  readonly table: FlickTable;
  readonly shot: Shot;
  readonly contacts: readonly ContactEntry[];
  readonly flight: Flight | null;
}

/** What of a flick an eye can see. */
export type Seen = DiscTouch | WallTouch | BoardExit;

/** A touch, and what the rules made of it. */
export interface SeenTouch<P extends Played> {
  readonly entry: Seen;
  readonly verdict: P['flicked']['verdict'];
}

/** What whoever drives flicks needs to know of a game. */
export interface Flicks<P extends Played> {
  readonly say: {
    flick(answer: FlickAnswer): P['answer'];
    resolved(answer: FlickResolvedAnswer): P['answer'];
    place(answer: PlaceAnswer): P['answer'];
  };
  /** A shot as an app of before has kept it, as it would be made today; left out: they have not changed. */
  restoredShot?(kept: Shot): Shot;
  /** An answer that flicks, or tells what came of a flick; null for any other. */
  readonly read: {
    flick(answer: P['answer']): FlickAnswer | null;
    resolved(answer: P['answer']): FlickResolvedAnswer | null;
  };
  asked(ask: P['ask']): FlickAsk | FlickResolvedAsk | PlaceAsk | null;
  /** Whose flick such a question asks for, in this game; null for any other question. */
  flickedBy(state: GameState<P>, purpose: P['purpose']): FlickedBy<P> | null;
  /** Discs that may be flicked now, without another answer first or with one. */
  launchable(view: GameState<P>): readonly string[];
  /** What is answered before this disc flies; null when flicking it means nothing here. */
  swipe(view: GameState<P>, discId: string): readonly P['answer'][] | null;
  /** Whom a flick that is asked for may be meant for. */
  targetsOf(view: GameState<P>): readonly string[];
  /** It is asked to move and to strike nobody. */
  isMovement(view: GameState<P>): boolean;
  /** The event that tells of a release. */
  isRelease(event: P['event']): boolean;
  /** It tells what came of a flick. */
  isOf(event: P['event']): boolean;
  /** Somebody was struck: it is no miss. */
  isStrike(event: P['event']): boolean;
  isSettling(state: GameState<P>): boolean;
  /** The table once a flick has come to rest before the eye. */
  atRest(shown: P['shown'], rest: FlickRest): P['shown'];
  /** Every touch of a flick that an eye could see, in order of time, with what the rules made of it. */
  judge(flicked: FlownFlick, events: readonly P['event'][]): readonly SeenTouch<P>[];
  /** What the app means by this thought, where it is of a flick. */
  intentOf(thought: P['thought']): P['flicked']['intent'] | null;
  /** The app means to strike nobody. */
  isMeantToMove(thought: P['thought']): boolean;
}
