import { distance } from '../../lib';
import { firstPlace, whyNotThere, type Ground, type PieceToPlace, type Place } from '../../rules/flicking';
import { middleOf } from './lines';
import { towards } from './straight';
import { turned } from './tremble';

/** Turns from the line to the target, as tangents. */
const ASIDE = [0, 0.4, -0.4, 1, -1, 2.5, -2.5];

/** Places beside whoever it may start from, those most nearly in line with the target first, by the nearest first; in a corner any. */
export function placesFor(piece: PieceToPlace, target: Place, ground: Ground): readonly Place[] {
  const to = middleOf(target);
  const origins = piece.regions
    .flatMap((region) => (region.kind === 'near' ? [region] : []))
    .sort((a, b) => distance(middleOf(a), to) - distance(middleOf(b), to));
  const found = ASIDE.flatMap((tangent) =>
    origins.map((region) => {
      const origin = middleOf(region);
      const reach = region.radiusMm + piece.radiusMm + region.maxGapMm * 0.5;
      const way = turned(towards(origin, to, reach), tangent);
      return { xMm: origin.x + way.x, yMm: origin.y + way.y };
    }),
  ).filter((at) => whyNotThere(piece, { id: piece.id, ...at }, ground) === null);
  if (found.length > 0) return found;
  const any = firstPlace(piece, ground);
  return any === null ? [] : [{ xMm: any.xMm, yMm: any.yMm }];
}
