import { nextBelow, refuse, type ChanceStream, type Refusal, type Shape } from '../machine';
import { BOARD_MM } from './geometry';
import type { RectMm } from './boards';

/** A disc that is in the way. */
export interface TakenPlace {
  readonly id: string;
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
  readonly id: string;
  readonly radiusMm: number;
  /** Any of these will do. */
  readonly regions: readonly Region[];
  /** It must keep this far from what is named, rim to rim; a gap of 0 still forbids touching. */
  readonly keepsOff: readonly { readonly id: string; readonly gapMm: number }[];
  /** And this far from the edge of the board. */
  readonly edgeGapMm: number;
  /** It must lie wholly in here as well. */
  readonly within: RectMm | null;
}

/** Put these pieces down, all at once; they must not overlap one another or what is there. */
export interface PlaceAsk {
  readonly kind: 'place';
  readonly pieces: readonly PieceToPlace[];
  readonly taken: readonly TakenPlace[];
}

export interface PieceAt {
  readonly id: string;
  readonly xMm: number;
  readonly yMm: number;
}

export interface PlaceAnswer {
  readonly kind: 'place';
  readonly places: readonly PieceAt[];
}

/** Discs that touch do not overlap; a hair of rounding is not an overlap either. */
const OVERLAP_MM = 1e-6;

const gapBetween = (a: PieceAt & { radiusMm: number }, b: TakenPlace): number => {
  const dx = a.xMm - b.xMm;
  const dy = a.yMm - b.yMm;
  return Math.sqrt(dx * dx + dy * dy) - a.radiusMm - b.radiusMm;
};

function isInside(piece: PieceToPlace, at: PieceAt, rect: RectMm): boolean {
  const { radiusMm } = piece;
  return (
    at.xMm - radiusMm >= rect.xMm - OVERLAP_MM &&
    at.xMm + radiusMm <= rect.xMm + rect.widthMm + OVERLAP_MM &&
    at.yMm - radiusMm >= rect.yMm - OVERLAP_MM &&
    at.yMm + radiusMm <= rect.yMm + rect.heightMm + OVERLAP_MM
  );
}

function isInRegion(piece: PieceToPlace, at: PieceAt, region: Region): boolean {
  if (region.kind === 'inside') return isInside(piece, at, region.rect);
  const gap = gapBetween({ ...at, radiusMm: piece.radiusMm }, { ...region, id: '' });
  return gap <= region.maxGapMm + OVERLAP_MM;
}

const boardLess = (gapMm: number): RectMm => ({
  xMm: gapMm,
  yMm: gapMm,
  widthMm: BOARD_MM.width - 2 * gapMm,
  heightMm: BOARD_MM.height - 2 * gapMm,
});

/** Why one piece may not lie there, next to what is already there. */
export function whyNotThere(piece: PieceToPlace, at: PieceAt, taken: readonly TakenPlace[]): Refusal | null {
  const details = { piece: piece.id };
  if (!Number.isFinite(at.xMm) || !Number.isFinite(at.yMm)) return refuse('wrongAnswer', null, details);
  if (!isInside(piece, at, boardLess(piece.edgeGapMm))) {
    return piece.edgeGapMm > 0
      ? refuse('tooNearTheEdge', 'EXTRA-009', details)
      : refuse('offTheBoard', 'BASE-083', details);
  }
  if (piece.within !== null && !isInside(piece, at, piece.within)) return refuse('outsideZone', 'BASE-083', details);
  if (!piece.regions.some((region) => isInRegion(piece, at, region))) {
    const isReach = piece.regions.some((region) => region.kind === 'near');
    return isReach ? refuse('outOfReach', 'BASE-145', details) : refuse('outsideZone', 'BASE-083', details);
  }
  for (const other of taken) {
    const gap = gapBetween({ ...at, radiusMm: piece.radiusMm }, other);
    if (gap < -OVERLAP_MM) return refuse('overlaps', 'BASE-083', { ...details, other: other.id });
    const kept = piece.keepsOff.find(({ id }) => id === other.id);
    if (kept !== undefined && (kept.gapMm > 0 ? gap < kept.gapMm - OVERLAP_MM : gap <= OVERLAP_MM)) {
      return kept.gapMm > 0
        ? refuse('tooNear', 'EXTRA-008', { ...details, other: other.id })
        : refuse('touchesEnemy', 'BASE-145', { ...details, other: other.id });
    }
  }
  return null;
}

function whyNot(ask: PlaceAsk, { places }: PlaceAnswer): Refusal | null {
  if (!Array.isArray(places)) return refuse('wrongAnswer');
  const taken = [...ask.taken];
  for (const piece of ask.pieces) {
    const at = places.filter(({ id }) => id === piece.id);
    if (at.length !== 1 || at[0] === undefined) return refuse('placeOnce', 'BASE-083', { piece: piece.id });
    const refusal = whyNotThere(piece, at[0], taken);
    if (refusal !== null) return refusal;
    taken.push({ ...at[0], radiusMm: piece.radiusMm });
  }
  const stranger = places.find(({ id }) => !ask.pieces.some((piece) => piece.id === id));
  return stranger === undefined ? null : refuse('noSuchPiece', null, { piece: String(stranger.id) });
}

const RANDOM_TRIES = 60;
const SCAN_STEP_MM = 2;
const TRY_UNITS_PER_MM = 4;

function boundsOf(region: Region, radiusMm: number): RectMm {
  if (region.kind === 'inside') return region.rect;
  const reach = region.radiusMm + region.maxGapMm + 2 * radiusMm;
  return { xMm: region.xMm - reach, yMm: region.yMm - reach, widthMm: 2 * reach, heightMm: 2 * reach };
}

/** The first legal place of a scan, or null when the piece fits nowhere. */
export function firstPlace(piece: PieceToPlace, taken: readonly TakenPlace[]): PieceAt | null {
  for (const region of piece.regions) {
    const { xMm, yMm, widthMm, heightMm } = boundsOf(region, piece.radiusMm);
    for (let y = yMm + piece.radiusMm; y <= yMm + heightMm; y += SCAN_STEP_MM) {
      for (let x = xMm + piece.radiusMm; x <= xMm + widthMm; x += SCAN_STEP_MM) {
        const at = { id: piece.id, xMm: x, yMm: y };
        if (whyNotThere(piece, at, taken) === null) return at;
      }
    }
  }
  return null;
}

function somewhere(piece: PieceToPlace, taken: readonly TakenPlace[], stream: ChanceStream) {
  let rest = stream;
  const below = (bound: number): number => {
    const drawn = nextBelow(rest, Math.max(1, Math.floor(bound)));
    rest = drawn.stream;
    return drawn.value;
  };
  for (let attempt = 0; attempt < RANDOM_TRIES; attempt++) {
    const region = piece.regions[below(piece.regions.length)];
    if (region === undefined) break;
    const { xMm, yMm, widthMm, heightMm } = boundsOf(region, piece.radiusMm);
    const at = {
      id: piece.id,
      xMm: xMm + below(widthMm * TRY_UNITS_PER_MM) / TRY_UNITS_PER_MM,
      yMm: yMm + below(heightMm * TRY_UNITS_PER_MM) / TRY_UNITS_PER_MM,
    };
    if (whyNotThere(piece, at, taken) === null) return { at, stream: rest };
  }
  return { at: firstPlace(piece, taken), stream: rest };
}

const NEAREST_STEP_MM = 1;

/** The legal place that is nearest to a wished one, to within a millimetre; null when there is none. */
export function nearestPlace(piece: PieceToPlace, wished: PieceAt, taken: readonly TakenPlace[]): PieceAt | null {
  if (whyNotThere(piece, wished, taken) === null) return wished;
  let nearest: PieceAt | null = null;
  let least = Infinity;
  for (let y = piece.radiusMm; y <= BOARD_MM.height - piece.radiusMm; y += NEAREST_STEP_MM) {
    for (let x = piece.radiusMm; x <= BOARD_MM.width - piece.radiusMm; x += NEAREST_STEP_MM) {
      const away = (x - wished.xMm) * (x - wished.xMm) + (y - wished.yMm) * (y - wished.yMm);
      const at = { id: piece.id, xMm: x, yMm: y };
      if (away < least && whyNotThere(piece, at, taken) === null) {
        nearest = at;
        least = away;
      }
    }
  }
  return nearest;
}

/** Every piece one after the other, large ones first; null when one fits nowhere. */
export function placeAll(ask: PlaceAsk): readonly PieceAt[] | null {
  const taken = [...ask.taken];
  const places: PieceAt[] = [];
  for (const piece of [...ask.pieces].sort((a, b) => b.radiusMm - a.radiusMm)) {
    const at = firstPlace(piece, taken);
    if (at === null) return null;
    places.push(at);
    taken.push({ ...at, radiusMm: piece.radiusMm });
  }
  return places;
}

function sample(ask: PlaceAsk, stream: ChanceStream) {
  const taken = [...ask.taken];
  const places: PieceAt[] = [];
  let rest = stream;
  for (const piece of [...ask.pieces].sort((a, b) => b.radiusMm - a.radiusMm)) {
    const found = somewhere(piece, taken, rest);
    rest = found.stream;
    if (found.at === null) return { value: { kind: 'place' as const, places: placeAll(ask) ?? [] }, stream: rest };
    places.push(found.at);
    taken.push({ ...found.at, radiusMm: piece.radiusMm });
  }
  return { value: { kind: 'place' as const, places }, stream: rest };
}

export const placeShape: Shape<PlaceAsk, PlaceAnswer> = { whyNot, sample };
