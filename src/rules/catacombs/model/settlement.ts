import type { ContactLog } from '../../flicking';
import type { MonsterId } from '../words/ids';
import type { ActionName, PieceId } from '../words/openIds';
import type { FallenMount, Pitch, SettledDisc } from '../words/pitch';

/** What the flick itself leaves to be judged. */
interface Flown {
  readonly pitch: Pitch;
  readonly log: ContactLog;
  readonly rest: readonly SettledDisc[];
  /** Where the missile or fireball ended, put back on the edge if it left (BASE-168). */
  readonly missileAt: { readonly xMm: number; readonly yMm: number } | null;
}

/** Step 1, blow by blow: who was struck and who fell. */
interface BlowsDealt {
  /** Struck by this pitch, void or not: what a chain bars next (BASE-171). */
  readonly struck: readonly PieceId[];
  /** Dead, and still on the board until step 2. */
  readonly dead: readonly PieceId[];
  /** When the last hero fell during this pitch, for BASE-331. */
  readonly heroesFellAtMs: number | null;
  /** When the Lord fell. */
  readonly lordFellAtMs: number | null;
  /** Monsters whose power works once a pitch and has been used (SOL-217). */
  readonly decayedBy: readonly PieceId[];
  /** Heroes who cancelled this pitch (Shadow Cloak). */
  readonly cancelledBy: readonly PieceId[];
}

/** The end of step 1: who turns over. */
interface FlipsDue {
  readonly frenzied: readonly PieceId[];
  readonly kindled: readonly PieceId[];
}

/** After that: whom a swarm monster struck with its Punch and may climb (VERM-146); left out: nobody. */
interface ClimbsDue {
  readonly climbs?: readonly PieceId[];
}

/** Step 3: who was struck by an Ice Spike that could freeze them; left out: nobody. */
interface FreezeDue {
  readonly chilled?: readonly PieceId[];
}

/** Step 4: who is swallowed, comes or comes back. */
interface ReturnsDue {
  /** Left out: none. */
  readonly mounts?: readonly FallenMount[];
  /** Heroes from whom its strikes have taken life (VERM-104); left out: nobody. */
  readonly wounded?: readonly PieceId[];
  /** Killed, but not for good: they come back to the Overseer's side of the board (SOL-195). */
  readonly reborn: readonly PieceId[];
}

/** Step 5: heroes whom it put to flight (VERM-048); left out: nobody. */
interface FlightsDue {
  readonly frightened?: readonly PieceId[];
}

/** Step 6: who goes down. */
interface StunsDue {
  readonly stunned: readonly PieceId[];
}

/** Step 8: who may answer, each once. */
interface AnswersDue {
  readonly retaliators: readonly PieceId[];
}

/** A flick that has come to rest and is being judged, rung by rung (BASE-339): what each of them finds noted. */
export interface Settlement
  extends Flown, BlowsDealt, FlipsDue, ClimbsDue, FreezeDue, ReturnsDue, FlightsDue, StunsDue, AnswersDue {}

/** An action that is being carried out; the last one on the stack is current. */
export interface ActionInPlay {
  readonly actor: PieceId;
  readonly action: ActionName;
  /** Where a spell starts from: the actor or its Familiar (BASE-225). */
  readonly origin: PieceId;
  /** Its player stopped it: what is left is declined (BASE-163). */
  readonly isStopped: boolean;
  /** A pitch was released: from then on a chain costs the Barbarian his feet (BASE-175). */
  readonly hasPitched: boolean;
  /** It has struck somebody, hurt or not (SOL-176). */
  readonly hasStruck: boolean;
  /** Heroes from whom its last pitch, a Punch, took life (VERM-114); left out: nobody. */
  readonly wounded?: readonly PieceId[];
  /** Whom the last pitch struck (BASE-171). */
  readonly struck: readonly PieceId[];
  readonly missileAt: { readonly xMm: number; readonly yMm: number } | null;
  /** Whose attack the Shape Shifter makes (SOL-271). */
  readonly form?: MonsterId;
}
