import type { AllyId, EquipmentId, HeroId, LordId, MonsterId } from '../words/ids';
import type { PieceId } from '../words/openIds';
import type { DiscSort } from '../words/discSorts';

/** Anything that lies on the board. Its id is that of its card, with a number where there can be several. */
interface Lying {
  readonly id: PieceId;
  readonly xMm: number;
  readonly yMm: number;
  readonly radiusMm: number;
}

/** Why a piece lies on its incapacitated face, and since which round (BASE-194). */
export interface Stun {
  readonly round: number;
  /** The piece whose attack did it, or its own id. */
  readonly by: PieceId;
}

interface Acting extends Lying {
  /** It has had its action of this turn, or may have none. */
  readonly hasActed: boolean;
}

export interface HeroPiece extends Acting {
  readonly kind: 'hero';
  readonly card: HeroId;
  readonly stun: Stun | null;
}

export interface AllyPiece extends Acting {
  readonly kind: 'ally';
  readonly card: AllyId;
  readonly owner: HeroId;
}

/** An Ice Spike on a disc, and how far it has slipped from its centre (SOL-079, SOL-102). */
export interface Spike {
  readonly slipXMm: number;
  readonly slipYMm: number;
}

export interface MonsterPiece extends Acting {
  readonly kind: 'monster';
  readonly card: MonsterId;
  /** Which disc of the box it is: some carry another monster on the back. */
  readonly disc: DiscSort;
  readonly life: number;
  readonly stun: Stun | null;
  /** It is frozen as long as one lies on it; left out: none. */
  readonly spike?: Spike | null;
}

export interface LordPiece extends Acting {
  readonly kind: 'lord';
  readonly card: LordId;
}

/** The back of a Fire Spirit: nobody's, pushed about, hurts heroes and allies (BASE-247). */
export interface FireWallPiece extends Lying {
  readonly kind: 'fireWall';
  readonly disc: DiscSort;
}

export interface ShieldPiece extends Lying {
  readonly kind: 'shield';
  /** Whose it is, and the card that brought it; left out: the Wizard's, by a spell. */
  readonly owner?: HeroId;
  readonly by?: EquipmentId;
}

export interface ObstaclePiece extends Lying {
  readonly kind: 'obstacle';
}

export type Piece = HeroPiece | AllyPiece | MonsterPiece | LordPiece | FireWallPiece | ShieldPiece | ObstaclePiece;
export type ActingPiece = HeroPiece | AllyPiece | MonsterPiece | LordPiece;

export const isActing = (piece: Piece): piece is ActingPiece => 'hasActed' in piece;
export const isHeroSide = (piece: Piece): piece is HeroPiece | AllyPiece =>
  piece.kind === 'hero' || piece.kind === 'ally';
export const isOverseerSide = (piece: Piece): piece is MonsterPiece | LordPiece =>
  piece.kind === 'monster' || piece.kind === 'lord';
export const isFrozen = (piece: Piece): boolean => piece.kind === 'monster' && (piece.spike ?? null) !== null;
export const isStunned = (piece: Piece): boolean => 'stun' in piece && piece.stun !== null;

/** Whether these two can hurt one another: no friendly fire either way (BASE-123, BASE-124, BASE-125). */
export const areEnemies = (a: Piece, b: Piece): boolean =>
  (isHeroSide(a) && isOverseerSide(b)) || (isOverseerSide(a) && isHeroSide(b));
