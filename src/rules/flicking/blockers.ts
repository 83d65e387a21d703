import type { PieceToPlace, TakenPlace } from './places';
import { PLACED_MM } from './tolerances';

/** A disc that is in the way of another: their centres must not come this near. */
export interface Blocker {
  readonly xMm: number;
  readonly yMm: number;
  readonly reachMm: number;
}

/** What a scan for a place can step over at once. */
export const blockersOf = (piece: PieceToPlace, taken: readonly TakenPlace[]): readonly Blocker[] =>
  taken.map(({ id, xMm, yMm, radiusMm }) => {
    const keptGapMm = piece.keepsOff.find((kept) => kept.id === id)?.gapMm ?? 0;
    return { xMm, yMm, reachMm: piece.radiusMm + radiusMm + keptGapMm - PLACED_MM };
  });

/** Where the blocker that covers this point lets go of the row; the point itself when it does not cover it. */
function pastBlocker({ xMm, yMm, reachMm }: Blocker, atXMm: number, atYMm: number): number {
  const halfSquared = reachMm * reachMm - (atYMm - yMm) * (atYMm - yMm);
  if (halfSquared <= 0) return atXMm;
  const half = Math.sqrt(halfSquared);
  return atXMm > xMm - half && atXMm < xMm + half ? xMm + half : atXMm;
}

/** From here on to the right in steps, the first point that no blocker covers. */
export function freeFrom(blockers: readonly Blocker[], fromXMm: number, yMm: number, stepMm: number): number {
  let xMm = fromXMm;
  for (let index = 0; index < blockers.length; index++) {
    const past = pastBlocker(blockers[index] as Blocker, xMm, yMm);
    if (past <= xMm) continue;
    xMm += Math.ceil((past - xMm) / stepMm) * stepMm;
    // It may have come to a disc that it had passed by.
    index = -1;
  }
  return xMm;
}
