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
  DiscId,
} from '../../rules/flicking';
import type { Played } from './played';

export interface FlickedBy<P extends Played> {
  readonly actor: DiscId;
  readonly attack: string;
  readonly board: P['flicked']['board'];
}

/** What is known of a flick when its touches are judged. */
export interface FlownFlick {
  readonly actor: DiscId;
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

/** What is known when a touch is judged of which the rules have not spoken. */
export interface JudgedSoFar<P extends Played> {
  readonly flicked: FlownFlick;
  readonly events: readonly P['event'][];
  /** The touches before it of which they have. */
  readonly said: readonly SeenTouch<P>[];
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
  swipe(view: GameState<P>, discId: DiscId): readonly P['answer'][] | null;
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
  /** Events as an app of before has kept them, as they would be told today; left out: they have not changed. */
  restoredEvents?(events: readonly P['event'][], flicked: FlownFlick): readonly P['event'][];
  /** Which contact of its flick an event speaks of, by its place in the log; null where it speaks of none. */
  contactOf(event: P['event']): number | null;
  /** What a contact has come to once this has happened in it, after what it had come to before. */
  verdict(event: P['event'], before: P['flicked']['verdict'] | null): P['flicked']['verdict'] | null;
  /** What a touch came to of which no event speaks. */
  unsaid(contact: Seen, judged: JudgedSoFar<P>): P['flicked']['verdict'];
  /** What the app means by this thought, where it is of a flick. */
  intentOf(thought: P['thought']): P['flicked']['intent'] | null;
  /** The app means to strike nobody. */
  isMeantToMove(thought: P['thought']): boolean;
}
