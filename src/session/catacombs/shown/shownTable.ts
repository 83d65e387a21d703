import type { BoardId, CardId, HeroId, MonsterId, Phase, PieceId } from '../../../rules/catacombs';

/** A disc or an obstacle as it is to be seen at this moment of the telling. */
export interface ShownPiece {
  readonly id: PieceId;
  readonly kind: 'hero' | 'ally' | 'monster' | 'lord' | 'fireWall' | 'shield' | 'obstacle';
  /** The card that says what it is; null for what has none. */
  readonly card: CardId | null;
  readonly xMm: number;
  readonly yMm: number;
  readonly radiusMm: number;
  /** null for what has no life of its own. */
  readonly life: number | null;
  readonly maxLife: number | null;
  readonly hasActed: boolean;
  /** It lies on its incapacitated face. */
  readonly isDown: boolean;
  /** It lies under an Ice Spike. */
  readonly isFrozen: boolean;
  /** How far that spike has slipped from its middle; null where none lies on it. */
  readonly slipMm: { readonly x: number; readonly y: number } | null;
  /** Monsters that sit on it, off the board until they are set down. */
  readonly swarm: readonly PieceId[];
}

/** A hero's board as it is to be seen at this moment of the telling. */
export interface ShownHero {
  readonly id: HeroId;
  readonly life: number;
  readonly maxLife: number;
  readonly gold: number;
  /** Armour left in this room; null for whoever has no track for it. */
  readonly armour: number | null;
  /** Points of magic left; null for whoever has no track for it. */
  readonly magic: number | null;
  /** Monsters that it has kept to pay with; null for whoever keeps none. */
  readonly kept: readonly MonsterId[] | null;
  /** All the poison under the board. */
  readonly poison: number;
  /** The piece that has swallowed it; null while it has not been. */
  readonly swallowedBy: PieceId | null;
}

/**
 * The table as the eye follows it. It lags behind the rules while their events are being told, and is theirs again
 * when the last has been.
 */
export interface ShownTable {
  /** null before the first room. */
  readonly board: BoardId | null;
  /** The Room card. */
  readonly card: CardId | null;
  readonly phase: Phase | null;
  readonly round: number;
  readonly turn: 'heroes' | 'overseer' | null;
  readonly pieces: Readonly<Record<PieceId, ShownPiece>>;
  readonly heroes: Readonly<Record<string, ShownHero>>;
}
