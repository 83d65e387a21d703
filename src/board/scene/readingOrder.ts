import { length, sub, turnedBy, vec2, type Quarters, type Vec2 } from '../../lib';
import type { DiscId } from '../../rules/flicking';
import type { ScenePiece } from './scene';

/** Pieces whose middles are less apart are read as one row. */
const ROW_MM = 45;
/** A neighbour to the right lies more to the right than above or below. */
const WIDEST_SLOPE = 1.2;

const seen = ({ xMm, yMm }: ScenePiece, turn: Quarters): Vec2 => turnedBy(vec2(xMm, yMm), turn);

/** What can be moved by keys comes first and stays in its place while it moves; then row by row, as the board is seen. */
export function inReadingOrder(
  pieces: readonly ScenePiece[],
  movableIds: readonly DiscId[],
  turn: Quarters,
): readonly ScenePiece[] {
  const rank = ({ id }: ScenePiece): number => {
    const place = movableIds.indexOf(id);
    return place < 0 ? movableIds.length : place;
  };
  const row = (piece: ScenePiece): number => Math.floor(seen(piece, turn).y / ROW_MM);
  return [...pieces].sort((a, b) => {
    const first = rank(a) - rank(b);
    if (first !== 0 || rank(a) < movableIds.length) return first;
    return row(a) - row(b) || seen(a, turn).x - seen(b, turn).x;
  });
}

/** The nearest piece that way, as the board is seen; null at the end of the board. */
export function neighbourOf(
  pieces: readonly ScenePiece[],
  from: ScenePiece,
  towards: Vec2,
  turn: Quarters,
): ScenePiece | null {
  let best: ScenePiece | null = null;
  let bestMm = Infinity;
  for (const piece of pieces) {
    const way = sub(seen(piece, turn), seen(from, turn));
    const ahead = way.x * towards.x + way.y * towards.y;
    const aside = Math.abs(way.x * towards.y - way.y * towards.x);
    if (ahead <= 0 || aside > ahead * WIDEST_SLOPE || length(way) >= bestMm) continue;
    best = piece;
    bestMm = length(way);
  }
  return best;
}
