import type { DiscId } from './discId';
import { refuse } from '../machine';
import type { BoardSize, RectMm } from './board';
import type { FlickRefusal } from './reasons';
import { PLACED_MM } from './tolerances';

/** A disc that is in the way. */
export interface TakenPlace {
  readonly id: DiscId;
  readonly xMm: number;
  readonly yMm: number;
  readonly radiusMm: number;
}

/** Where a piece may lie: wholly inside a rectangle, or with its rim within reach of another's. */
export type Region =
  | { readonly kind: 'inside'; readonly rect: RectMm }
  | {
      readonly kind: 'near';
      readonly xMm: number;
      readonly yMm: number;
      readonly radiusMm: number;
      readonly maxGapMm: number;
    };

export interface PieceToPlace {
  readonly id: DiscId;
  readonly radiusMm: number;
  /** Any of these will do. */
  readonly regions: readonly Region[];
  /** It must keep this far from what is named, rim to rim; a gap of 0 still forbids touching. */
  readonly keepsOff: readonly { readonly id: DiscId; readonly gapMm: number }[];
  /** And this far from the edge of the board. */
  readonly edgeGapMm: number;
  /** It must lie wholly in here as well. */
  readonly within: RectMm | null;
}

/** Where pieces are put down: on a board, beside what lies there. */
export interface Ground {
  readonly board: BoardSize;
  readonly taken: readonly TakenPlace[];
}

/** Put these pieces down, all at once; they must not overlap one another or what is there. */
export interface PlaceAsk extends Ground {
  readonly kind: 'place';
  readonly pieces: readonly PieceToPlace[];
}

export interface PieceAt {
  readonly id: DiscId;
  readonly xMm: number;
  readonly yMm: number;
}

export interface PlaceAnswer {
  readonly kind: 'place';
  readonly places: readonly PieceAt[];
}

/** Rim to rim. */
function gapBetween(at: PieceAt, radiusMm: number, other: Omit<TakenPlace, 'id'>): number {
  const dx = at.xMm - other.xMm;
  const dy = at.yMm - other.yMm;
  return Math.sqrt(dx * dx + dy * dy) - radiusMm - other.radiusMm;
}

function isInside(piece: PieceToPlace, at: PieceAt, rect: RectMm): boolean {
  const { radiusMm } = piece;
  return (
    at.xMm - radiusMm >= rect.xMm - PLACED_MM &&
    at.xMm + radiusMm <= rect.xMm + rect.widthMm + PLACED_MM &&
    at.yMm - radiusMm >= rect.yMm - PLACED_MM &&
    at.yMm + radiusMm <= rect.yMm + rect.heightMm + PLACED_MM
  );
}

const isInRegion = (piece: PieceToPlace, at: PieceAt, region: Region): boolean =>
  region.kind === 'inside'
    ? isInside(piece, at, region.rect)
    : gapBetween(at, piece.radiusMm, region) <= region.maxGapMm + PLACED_MM;

/** The board without a rim of this width. */
const boardLess = ({ widthMm, heightMm }: BoardSize, gapMm: number): RectMm => ({
  xMm: gapMm,
  yMm: gapMm,
  widthMm: widthMm - 2 * gapMm,
  heightMm: heightMm - 2 * gapMm,
});

function whyNotInReach(piece: PieceToPlace, at: PieceAt, board: BoardSize): FlickRefusal | null {
  if (!isInside(piece, at, boardLess(board, piece.edgeGapMm))) {
    return piece.edgeGapMm > 0
      ? refuse('tooNearTheEdge', null, { piece: piece.id })
      : refuse('offTheBoard', null, { piece: piece.id });
  }
  if (piece.within !== null && !isInside(piece, at, piece.within)) {
    return refuse('outsideZone', null, { piece: piece.id });
  }
  if (piece.regions.some((region) => isInRegion(piece, at, region))) return null;
  return piece.regions.some(({ kind }) => kind === 'near')
    ? refuse('outOfReach', null, { piece: piece.id })
    : refuse('outsideZone', null, { piece: piece.id });
}

function whyNotBeside(piece: PieceToPlace, at: PieceAt, other: TakenPlace): FlickRefusal | null {
  const gap = gapBetween(at, piece.radiusMm, other);
  if (gap < -PLACED_MM) return refuse('overlaps', null, { piece: piece.id, other: other.id });
  const kept = piece.keepsOff.find(({ id }) => id === other.id);
  if (kept === undefined || (kept.gapMm > 0 ? gap >= kept.gapMm - PLACED_MM : gap > PLACED_MM)) return null;
  return kept.gapMm > 0
    ? refuse('tooNear', null, { piece: piece.id, other: other.id })
    : refuse('mayNotTouch', null, { piece: piece.id, other: other.id });
}

/** Why one piece may not lie there, next to what is already there. */
export function whyNotThere(piece: PieceToPlace, at: PieceAt, { board, taken }: Ground): FlickRefusal | null {
  if (!Number.isFinite(at.xMm) || !Number.isFinite(at.yMm)) return refuse('wrongAnswer', null, { piece: piece.id });
  const outside = whyNotInReach(piece, at, board);
  if (outside !== null) return outside;
  for (const other of taken) {
    const refusal = whyNotBeside(piece, at, other);
    if (refusal !== null) return refusal;
  }
  return null;
}
