import { nextBelow, type ChanceStream, type Drawn } from '../machine';
import { blockersOf, freeFrom } from './blockers';
import type { BoardSize, RectMm } from './board';
import { whyNotThere, type Ground, type PieceAt, type PieceToPlace, type PlaceAsk, type Region } from './places';

const SCAN_STEP_MM = 2;

function boundsOf(region: Region, radiusMm: number): RectMm {
  if (region.kind === 'inside') return region.rect;
  const reach = region.radiusMm + region.maxGapMm + 2 * radiusMm;
  return { xMm: region.xMm - reach, yMm: region.yMm - reach, widthMm: 2 * reach, heightMm: 2 * reach };
}

/** Of a row of the scan, the part that reaches the region at all, to within a step: null for none of it. */
function rowOf(region: Region, radiusMm: number, fromMm: number, toMm: number, yMm: number) {
  if (region.kind === 'inside') return { fromMm, toMm };
  const reachMm = region.radiusMm + region.maxGapMm + radiusMm + SCAN_STEP_MM;
  const halfSquared = reachMm * reachMm - (yMm - region.yMm) * (yMm - region.yMm);
  if (halfSquared < 0) return null;
  const halfMm = Math.sqrt(halfSquared);
  let reachedMm = fromMm;
  // Step by step: a product would round otherwise, and a place is the same to the last bit.
  while (reachedMm + SCAN_STEP_MM < region.xMm - halfMm) reachedMm += SCAN_STEP_MM;
  return { fromMm: reachedMm, toMm: Math.min(toMm, region.xMm + halfMm) };
}

/** The first legal place of a scan, or null when the piece fits nowhere. */
export function firstPlace(piece: PieceToPlace, ground: Ground): PieceAt | null {
  const blockers = blockersOf(piece, ground.taken);
  const { radiusMm } = piece;
  for (const region of piece.regions) {
    const { xMm, yMm, widthMm, heightMm } = boundsOf(region, radiusMm);
    for (let y = yMm + radiusMm; y <= yMm + heightMm - radiusMm; y += SCAN_STEP_MM) {
      const row = rowOf(region, radiusMm, xMm + radiusMm, xMm + widthMm - radiusMm, y);
      if (row === null) continue;
      // Whatever is in the way is stepped over at once; whether a place is legal is asked where it is always asked.
      for (let x = row.fromMm; x <= row.toMm; x += SCAN_STEP_MM) {
        x = freeFrom(blockers, x, y, SCAN_STEP_MM);
        const at = { id: piece.id, xMm: x, yMm: y };
        if (whyNotThere(piece, at, ground) === null) return at;
      }
    }
  }
  return null;
}

const RANDOM_TRIES = 60;
const TRY_UNITS_PER_MM = 4;

/** A legal place at random; where none is met soon, the first there is. */
export function somewhere(piece: PieceToPlace, ground: Ground, stream: ChanceStream): Drawn<PieceAt | null> {
  let rest = stream;
  const below = (bound: number): number => {
    const drawn = nextBelow(rest, Math.max(1, Math.floor(bound)));
    rest = drawn.stream;
    return drawn.value;
  };
  /** Where the piece just fits, chance would not find the one line that is open to it. */
  const within = (fromMm: number, lengthMm: number): number => {
    const drawnMm = fromMm + below(lengthMm * TRY_UNITS_PER_MM) / TRY_UNITS_PER_MM;
    return lengthMm <= 2 * piece.radiusMm ? fromMm + piece.radiusMm : drawnMm;
  };
  for (let attempt = 0; attempt < RANDOM_TRIES; attempt++) {
    const region = piece.regions[below(piece.regions.length)];
    if (region === undefined) break;
    const { xMm, yMm, widthMm, heightMm } = boundsOf(region, piece.radiusMm);
    const at = {
      id: piece.id,
      xMm: within(xMm, widthMm),
      yMm: within(yMm, heightMm),
    };
    if (whyNotThere(piece, at, ground) === null) return { value: at, stream: rest };
  }
  return { value: firstPlace(piece, ground), stream: rest };
}

const NEAREST_STEP_MM = 1;

const squaredBetween = (a: PieceAt, b: PieceAt): number =>
  (a.xMm - b.xMm) * (a.xMm - b.xMm) + (a.yMm - b.yMm) * (a.yMm - b.yMm);

/** Of the millimetre grid, what lies so near a point: where a row or column begins and ends. */
const window = (centreMm: number, halfMm: number, radiusMm: number, boardMm: number) => ({
  from: radiusMm + Math.max(0, Math.ceil(centreMm - halfMm - radiusMm)) * NEAREST_STEP_MM,
  to: Math.min(boardMm - radiusMm, centreMm + halfMm),
});

function nearestWithin(piece: PieceToPlace, wished: PieceAt, ground: Ground, halfMm: number) {
  const rows = window(wished.yMm, halfMm, piece.radiusMm, ground.board.heightMm);
  const columns = window(wished.xMm, halfMm, piece.radiusMm, ground.board.widthMm);
  let nearest: PieceAt | null = null;
  for (let y = rows.from; y <= rows.to; y += NEAREST_STEP_MM) {
    for (let x = columns.from; x <= columns.to; x += NEAREST_STEP_MM) {
      const at = { id: piece.id, xMm: x, yMm: y };
      const isNearer = nearest === null || squaredBetween(at, wished) < squaredBetween(nearest, wished);
      if (isNearer && whyNotThere(piece, at, ground) === null) nearest = at;
    }
  }
  return nearest;
}

const FIRST_WINDOW_MM = 16;
/** A window of half this size shows all of the board, wherever on it its middle is. */
const wholeMm = ({ widthMm, heightMm }: BoardSize): number => widthMm + heightMm;

/** The legal place that is nearest to a wished one, to within a millimetre; null when there is none. */
export function nearestPlace(piece: PieceToPlace, wished: PieceAt, ground: Ground): PieceAt | null {
  if (whyNotThere(piece, wished, ground) === null) return wished;
  // What lies in the corner of a window may be farther than what lies just outside: it counts in the next one.
  for (let halfMm = FIRST_WINDOW_MM; halfMm < wholeMm(ground.board); halfMm *= 2) {
    const nearest = nearestWithin(piece, wished, ground, halfMm);
    if (nearest !== null && squaredBetween(nearest, wished) <= halfMm * halfMm) return nearest;
  }
  return nearestWithin(piece, wished, ground, wholeMm(ground.board));
}

/** Large ones first: they are the hardest to place. */
export const bySize = (pieces: readonly PieceToPlace[]): readonly PieceToPlace[] =>
  [...pieces].sort((a, b) => b.radiusMm - a.radiusMm);

/** Every piece one after the other, large ones first; null when one fits nowhere. */
export function placeAll(ask: PlaceAsk): readonly PieceAt[] | null {
  const taken = [...ask.taken];
  const places: PieceAt[] = [];
  for (const piece of bySize(ask.pieces)) {
    const at = firstPlace(piece, { board: ask.board, taken });
    if (at === null) return null;
    places.push(at);
    taken.push({ ...at, radiusMm: piece.radiusMm });
  }
  return places;
}
