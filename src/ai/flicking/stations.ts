import { distance, type Vec2 } from '../../lib';
import { isBlocked, middleOf, type Disc } from './lines';
import { turned } from './tremble';

/** A place where a disc might come to rest, and what it would be worth to lie there. */
export interface Station {
  readonly at: Vec2;
  readonly worth: number;
}

/** Who else lies on the board, as the disc that would move sees them. */
export interface Company {
  readonly foes: readonly Disc[];
  /** Whatever else it may hide behind. */
  readonly covers: readonly Disc[];
  /** Before whom it may lie, in the way of the other side. */
  readonly wards?: readonly Disc[];
}

const COMPASS = 12;
/** The tangent of a twelfth of the compass. */
const TWELFTH = 0.57735;
const WAYS_MM = [45, 110, 220];

/** Short ways and long ones in every direction, turned a little by luck. */
function placesRound({ x, y }: Vec2, luck: number): readonly Vec2[] {
  let way = turned({ x: 0, y: -1 }, luck * TWELFTH);
  return Array.from({ length: COMPASS }, () => {
    way = turned(way, TWELFTH);
    return WAYS_MM.map((mm) => ({ x: x + way.x * mm, y: y + way.y * mm }));
  }).flat();
}

/** Beyond a disc as seen from somewhere, so far from its middle. */
function beyond(from: Vec2, disc: Disc, byMm: number): Vec2 {
  const way = distance(from, middleOf(disc));
  return { x: disc.xMm + ((disc.xMm - from.x) / way) * byMm, y: disc.yMm + ((disc.yMm - from.y) / way) * byMm };
}

/** A hand's breadth of air that a disc needs to come to lie somewhere. */
const AIR_MM = 6;
const NEAREST = { covers: 6, foes: 3 } as const;

const nearestTo = (disc: Disc, discs: readonly Disc[], most: number): readonly Disc[] =>
  [...discs]
    .sort((a, b) => distance(middleOf(a), middleOf(disc)) - distance(middleOf(b), middleOf(disc)))
    .slice(0, most);

/** Behind whatever is near, out of sight of the nearest of the other side, close up to each of these, and in their way. */
function placesBetween(disc: Disc, company: Company): readonly Vec2[] {
  const foes = nearestTo(disc, company.foes, NEAREST.foes);
  const covers = nearestTo(disc, company.covers, NEAREST.covers);
  return foes.flatMap((foe) => [
    beyond(middleOf(disc), foe, -(foe.radiusMm + disc.radiusMm + AIR_MM)),
    ...covers.map((cover) => beyond(middleOf(foe), cover, cover.radiusMm + disc.radiusMm + AIR_MM)),
    ...(company.wards ?? []).map((ward) => beyond(middleOf(foe), ward, -(ward.radiusMm + disc.radiusMm + AIR_MM))),
  ]);
}

function isFree(disc: Disc, to: Vec2, others: readonly Disc[]): boolean {
  const from = middleOf(disc);
  const way = distance(from, to);
  if (way === 0) return false;
  const [dx, dy] = [(to.x - from.x) / way, (to.y - from.y) / way];
  return (
    others.every((other) => distance(middleOf(other), to) >= disc.radiusMm + other.radiusMm) &&
    !isBlocked(disc, disc.radiusMm, dx, dy, way, others, disc.id)
  );
}

/** Where a disc might go: into reach, out of it, into cover, in front of somebody; the best places first. */
export function stationsOf(
  disc: Disc,
  company: Company,
  worthAt: (at: Vec2) => number,
  luck: number,
): readonly Station[] {
  const others = [...company.foes, ...company.covers];
  return [...placesBetween(disc, company), ...placesRound(middleOf(disc), luck)]
    .filter((at) => isFree(disc, at, others))
    .map((at) => ({ at, worth: worthAt(at) }))
    .sort((a, b) => b.worth - a.worth);
}
