import { distance, type Vec2 } from '../../lib';
import { areEnemies, isHeroSide, type Catacombs, type Piece } from '../../rules/catacombs';
import { isBlocked } from '../worth/lines';
import { standing, type Eyes } from '../worth/worth';
import { turned } from '../tremble';

/** A place where a disc might come to rest, and what it would be worth to lie there. */
export interface Station {
  readonly at: Vec2;
  readonly worth: number;
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

const middle = ({ xMm, yMm }: Piece): Vec2 => ({ x: xMm, y: yMm });

/** Beyond a disc as seen from somewhere, so far from its middle. */
function beyond(from: Vec2, disc: Piece, byMm: number): Vec2 {
  const way = distance(from, middle(disc));
  return { x: disc.xMm + ((disc.xMm - from.x) / way) * byMm, y: disc.yMm + ((disc.yMm - from.y) / way) * byMm };
}

/** A hand's breadth of air that a disc needs to come to lie somewhere. */
const AIR_MM = 6;
const NEAREST = { covers: 6, foes: 3 } as const;

const nearestTo = (disc: Piece, pieces: readonly Piece[], most: number): readonly Piece[] =>
  [...pieces].sort((a, b) => distance(middle(a), middle(disc)) - distance(middle(b), middle(disc))).slice(0, most);

/** Behind whatever is near, out of sight of the nearest of the other side; and close up to each of these. */
function placesBetween(disc: Piece, others: readonly Piece[]): readonly Vec2[] {
  const foes = nearestTo(
    disc,
    others.filter((other) => areEnemies(disc, other)),
    NEAREST.foes,
  );
  const covers = nearestTo(
    disc,
    others.filter((other) => !areEnemies(disc, other)),
    NEAREST.covers,
  );
  return foes.flatMap((foe) => [
    beyond(middle(disc), foe, -(foe.radiusMm + disc.radiusMm + AIR_MM)),
    ...covers.map((cover) => beyond(middle(foe), cover, cover.radiusMm + disc.radiusMm + AIR_MM)),
  ]);
}

function isFree(disc: Piece, to: Vec2, others: readonly Piece[]): boolean {
  const from = middle(disc);
  const way = distance(from, to);
  if (way === 0) return false;
  const [dx, dy] = [(to.x - from.x) / way, (to.y - from.y) / way];
  return (
    others.every((other) => distance(middle(other), to) >= disc.radiusMm + other.radiusMm) &&
    !isBlocked(disc, disc.radiusMm, dx, dy, way, others, disc.id)
  );
}

function lyingAt(model: Catacombs, disc: Piece, { x, y }: Vec2): Catacombs {
  if (model.room === null) return model;
  const moved = { ...disc, xMm: x, yMm: y, ...('hasActed' in disc ? { hasActed: true } : {}) };
  return { ...model, room: { ...model.room, pieces: { ...model.room.pieces, [disc.id]: moved } } };
}

/** Where a disc might go: into reach, out of it, into cover, in front of somebody; the best places first. */
export function stationsOf(
  model: Catacombs,
  disc: Piece,
  eyes: Pick<Eyes, 'turn' | 'now'>,
  luck: number,
): readonly Station[] {
  const sign = isHeroSide(disc) ? 1 : -1;
  const others = Object.values(model.room?.pieces ?? {}).filter(({ id }) => id !== disc.id);
  return [...placesBetween(disc, others), ...placesRound(middle(disc), luck)]
    .filter((at) => isFree(disc, at, others))
    .map((at) => ({ at, worth: sign * standing(lyingAt(model, disc, at), eyes) }))
    .sort((a, b) => b.worth - a.worth);
}
