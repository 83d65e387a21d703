import { distance, vec2, type Vec2 } from '../../lib';
import type { Viewport } from '../camera';
import type { Round } from './round';

export const SEAL_RADIUS_PX = 15;
/** The mark at the contact itself. */
export const DOT_RADIUS_PX = 4;
const GAP_PX = 3;
const NEAREST_PX = SEAL_RADIUS_PX + DOT_RADIUS_PX + 12;
const STEP_PX = 9;
const STEPS = 16;
const DIRECTIONS = 24;
/** A line that runs under another seal is worse than a long one. */
const CROSSING_PX = 60;
/** So is a seal on a disc that one wants to see. */
const HIDING_PX = 45;

export interface Seal {
  readonly contact: Vec2;
  readonly seal: Vec2;
}

/** Up and to the right first: away from a reading hand, and from the shadows. */
function* spotsAround({ x, y }: Vec2): Generator<Vec2> {
  for (let step = 0; step < STEPS; step += 1) {
    const reachPx = NEAREST_PX + step * STEP_PX;
    for (let turn = 0; turn < DIRECTIONS; turn += 1) {
      const side = turn % 2 === 0 ? turn / 2 : -(turn + 1) / 2;
      const angleRad = -Math.PI / 4 + (side * 2 * Math.PI) / DIRECTIONS;
      yield vec2(x + reachPx * Math.cos(angleRad), y + reachPx * Math.sin(angleRad));
    }
  }
}

const isInside = ({ x, y }: Vec2, { widthPx, heightPx }: Viewport): boolean =>
  Math.min(x, y, widthPx - x, heightPx - y) >= SEAL_RADIUS_PX + 1;

/** How far a point is from the line between two others. */
function gapToLine(point: Vec2, from: Vec2, to: Vec2): number {
  const lengthPx = distance(from, to);
  if (lengthPx === 0) return distance(point, from);
  const along = ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / lengthPx ** 2;
  const share = Math.max(0, Math.min(1, along));
  return distance(point, vec2(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share));
}

interface Ground {
  readonly contacts: readonly Vec2[];
  readonly discs: readonly Round[];
}

/** How bad a spot is, in points of line; null where a seal would hide a contact or another seal. */
function costOf(spot: Vec2, contact: Vec2, { contacts, discs }: Ground, laid: readonly Seal[]): number | null {
  const hides = contacts.some((other) => distance(other, spot) < SEAL_RADIUS_PX + DOT_RADIUS_PX + GAP_PX);
  const overlaps = laid.some(({ seal }) => distance(seal, spot) < 2 * SEAL_RADIUS_PX + GAP_PX);
  if (hides || overlaps) return null;
  const crossings = laid.filter(
    (other) =>
      gapToLine(other.seal, contact, spot) < SEAL_RADIUS_PX + GAP_PX ||
      gapToLine(spot, other.contact, other.seal) < SEAL_RADIUS_PX + GAP_PX,
  );
  const hidden = discs.filter((disc) => distance(disc, spot) < disc.radiusPx + SEAL_RADIUS_PX);
  return distance(contact, spot) + CROSSING_PX * crossings.length + HIDING_PX * hidden.length;
}

/**
 * A seal for every contact, near it and tied to it, inside the sheet; none hides a contact or another seal while there
 * is room for all of them, and discs only where nothing better is near.
 */
export function laySeals(ground: Ground, sheet: Viewport): readonly Seal[] {
  const laid: Seal[] = [];
  for (const contact of ground.contacts) {
    let best: { readonly spot: Vec2; readonly cost: number } | null = null;
    for (const spot of spotsAround(contact)) {
      const cost = isInside(spot, sheet) ? costOf(spot, contact, ground, laid) : null;
      if (cost !== null && (best === null || cost < best.cost)) best = { spot, cost };
    }
    laid.push({ contact, seal: best?.spot ?? contact });
  }
  return laid;
}
