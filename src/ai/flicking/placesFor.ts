import { whyNotThere, type Ground, type PieceToPlace, type Place } from '../../rules/flicking';
import { middleOf } from './lines';
import { towards } from './straight';
import { turned } from './tremble';

/** Turns from the line to the target, as tangents. */
const ASIDE = [0, 0.4, -0.4, 1, -1, 2.5, -2.5];

/** Places beside the shooter, the one that is most nearly in line with the target first. */
export function placesFor(piece: PieceToPlace, target: Place, ground: Ground): readonly Place[] {
  const to = middleOf(target);
  return piece.regions.flatMap((region) => {
    if (region.kind !== 'near') return [];
    const origin = { x: region.xMm, y: region.yMm };
    const reach = region.radiusMm + piece.radiusMm + region.maxGapMm * 0.5;
    return ASIDE.map((tangent) => turned(towards(origin, to, reach), tangent))
      .map((way) => ({ xMm: origin.x + way.x, yMm: origin.y + way.y }))
      .filter((at) => whyNotThere(piece, { id: piece.id, ...at }, ground) === null);
  });
}
