import type { Attack } from './attack';
import type { MonsterId } from './ids';
import type { PieceId } from './openIds';

/** Part of an action, an answer to a Punch (BASE-233), a step back that hurts nobody (SOL-176), or a hero's flight (VERM-048). */
export type PitchReason = 'action' | 'retaliation' | 'retreat' | 'fear';

/** One flick of an action, as the rules see it (BASE-110). */
export interface Pitch {
  readonly number: number;
  /** The piece whose action it is. */
  readonly actor: PieceId;
  /** The disc that is flicked: the actor itself for a Punch, the missile or fireball otherwise. */
  readonly striker: PieceId;
  readonly attack: Attack;
  readonly reason: PitchReason;
  /** What a missile is placed near: the actor, or its Familiar for a spell (BASE-225). */
  readonly origin: PieceId;
  /** In a chain: who was struck by the pitch before, and may not be hurt by this one (BASE-171). */
  readonly struckBefore: readonly PieceId[];
  /** Where the chain's missile lies since its last pitch (BASE-167); null when it is placed afresh. */
  readonly missileAt: { readonly xMm: number; readonly yMm: number } | null;
  /** Whom this pitch does not hurt: the one that a retaliation answers (BASE-236). */
  readonly spares: readonly PieceId[];
  readonly mayDecline: boolean;
}

/** Something that may hurt, read from the log in order of time. */
export type Blow =
  | { readonly kind: 'strike'; readonly atMs: number; readonly target: PieceId }
  | { readonly kind: 'fireWall'; readonly atMs: number; readonly target: PieceId; readonly wall: PieceId }
  /** Driven off the board by a hero or an Ally, which is the end of whatever is incorporeal (SOL-181). */
  | { readonly kind: 'banish'; readonly atMs: number; readonly target: PieceId };

export interface SettledDisc {
  readonly id: PieceId;
  readonly xMm: number;
  readonly yMm: number;
  /** Where it left or came to hang over the edge, when it has to be put back. */
  readonly from: { readonly xMm: number; readonly yMm: number } | null;
}

/** A mount that is dead and off the board, and where its rider is to stand (SOL-188). */
export interface FallenMount {
  readonly rider: MonsterId;
  /** Where it came to rest; `from` where it left, if it did. */
  readonly at: SettledDisc;
}
