import type { DiscId } from '../../rules/flicking';
import { poseAt } from '../../physics';
import type { JudgedContact } from '../game/flickFilm';
import type { Flicks, FlownFlick, Seen } from '../game/flicks';
import type { Played } from '../game/played';
import { verdictsOn } from './verdicts';

interface Spot {
  readonly xMm: number;
  readonly yMm: number;
}

function placeOf(id: DiscId, atMs: number, { table, shot, flight }: FlownFlick): Spot {
  const track = flight?.tracks.findIndex(({ discId }) => discId === id) ?? -1;
  if (flight !== null && track >= 0) return poseAt(flight, track, atMs);
  const disc = shot.projectile?.id === id ? shot.projectile : table.discs.find((one) => one.id === id);
  return { xMm: disc?.xMm ?? 0, yMm: disc?.yMm ?? 0 };
}

const radiusOf = (id: DiscId, { table, shot }: FlownFlick): number =>
  (shot.projectile?.id === id ? shot.projectile : table.discs.find((one) => one.id === id))?.radiusMm ?? 0;

/** Where two rims met: between the middles, nearer to that of the smaller disc. */
function meetingPlace(entry: Seen, flicked: FlownFlick): Spot {
  if (entry.kind === 'exit') return { xMm: entry.xMm, yMm: entry.yMm };
  const a = placeOf(entry.a, entry.atMs, flicked);
  if (entry.kind === 'wall') return { xMm: a.xMm, yMm: a.yMm };
  const b = placeOf(entry.b, entry.atMs, flicked);
  const aMm = radiusOf(entry.a, flicked);
  const share = aMm / (aMm + radiusOf(entry.b, flicked) || 1);
  return { xMm: a.xMm + (b.xMm - a.xMm) * share, yMm: a.yMm + (b.yMm - a.yMm) * share };
}

/** Whoever came is named first. */
function namesOf(entry: Seen): { readonly a: DiscId; readonly b: DiscId | null } {
  if (entry.kind !== 'touch') return { a: entry.a, b: null };
  return entry.bSpeedMmS > entry.aSpeedMmS ? { a: entry.b, b: entry.a } : { a: entry.a, b: entry.b };
}

/** Every touch of a flick that an eye could see, as the referee counts them. */
export const judged = <P extends Played>(
  flicks: Flicks<P>,
  flicked: FlownFlick,
  events: readonly P['event'][],
): readonly JudgedContact<P['flicked']>[] =>
  verdictsOn(flicks, flicked, events).map(({ entry, verdict }, index) => ({
    number: index + 1,
    atMs: entry.atMs,
    ...namesOf(entry),
    ...meetingPlace(entry, flicked),
    verdict,
  }));
