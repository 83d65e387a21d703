import type { SeatId } from '../../machine';
import type { BoardId } from '../words/boards';
import type { HeroId, LordId, MonsterId } from '../words/ids';
import type { CardId, PieceId } from '../words/openIds';
import type { FightKind, Phase } from '../words/phases';
import type { ItemOwed } from '../words/rewards';
import type { MonsterPiece, Piece } from './piece';
import type { ActionInPlay, Settlement } from './settlement';

export interface Room {
  readonly kind: FightKind;
  /** The Room card; a camp fight keeps that of the room it is held in. */
  readonly card: CardId;
  readonly board: BoardId;
  readonly phase: Phase;
  /** 0 before the first. */
  readonly round: number;
  readonly turn: 'heroes' | 'overseer' | null;
  readonly pieces: Readonly<Record<PieceId, Piece>>;
  /** How many of each kind have entered, so that no id ever comes back. */
  readonly entered: Readonly<Record<string, number>>;
  /** Monsters that a Slave Master has driven in this Overseer's turn: each at most once (SOL-207). */
  readonly enslaved: readonly PieceId[];
  /** Cards that kills of this room have earned, in the order of the kills (SOL-022). */
  readonly itemsOwed: readonly ItemOwed[];
  /** A hero has attacked in this heroes' turn (EXTRA-019). */
  readonly hasHeroAttacked: boolean;
  /** In this Overseer's turn a wandering monster may still be added (EXTRA-022); left out: not. */
  readonly mayWander?: boolean;
  /** Seats that agree to skip to the end of the round (BASE-092). */
  readonly skipVotes: readonly SeatId[];
  readonly lord: LordInPlay | null;
  /** Monsters that sit on heroes and Allies (VERM-139); left out: none. */
  readonly stacks?: readonly Stack[];
  /** Which card the kinds of this room are played by, where not by their own (VERM-101); left out: all by their own. */
  readonly variants?: Readonly<Partial<Record<MonsterId, MonsterId>>>;
  /** Heroes on the card of the monster that has swallowed them (VERM-105); left out: none. */
  readonly captives?: readonly Captive[];
  /** What is being carried out: a reaction can come in the middle of an action, so the last one is current. */
  readonly actions: readonly ActionInPlay[];
  /** The pitches that are being settled, the innermost last. */
  readonly settlements: readonly Settlement[];
}

export interface Stack {
  /** The hero or Ally below. */
  readonly on: PieceId;
  readonly monsters: readonly MonsterPiece[];
}

export interface Captive {
  readonly hero: HeroId;
  /** The piece that has it. */
  readonly by: PieceId;
}

export interface LordInPlay {
  readonly id: LordId;
  readonly life: number;
  /** Until the Overseer's next turn only Punches hurt it (BASE-340). */
  readonly isVeiled: boolean;
}
