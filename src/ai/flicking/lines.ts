import type { DiscId } from '../../rules/flicking';
import type { Vec2 } from '../../lib';

/** A disc as far as lines of fire are concerned. */
export interface Disc {
  readonly id: DiscId;
  readonly xMm: number;
  readonly yMm: number;
  readonly radiusMm: number;
}

export const middleOf = ({ xMm, yMm }: Pick<Disc, 'xMm' | 'yMm'>): Vec2 => ({ x: xMm, y: yMm });

/** Where across the target a line is tried, in shares of what would still touch it. */
const ACROSS = [-0.8, -0.4, 0, 0.4, 0.8];

/** Whether a disc of this radius meets something else on its way along a line. */
export function isBlocked(
  from: Disc,
  radiusMm: number,
  dx: number,
  dy: number,
  reachMm: number,
  others: readonly Disc[],
  spared: string,
): boolean {
  for (const other of others) {
    if (other.id === spared || other.id === from.id) continue;
    const ox = other.xMm - from.xMm;
    const oy = other.yMm - from.yMm;
    const along = ox * dx + oy * dy;
    if (along <= 0 || along >= reachMm) continue;
    const aside = ox * dy - oy * dx;
    const gap = radiusMm + other.radiusMm;
    if (aside * aside < gap * gap) return true;
  }
  return false;
}

const MOST_ACROSS = Math.max(...ACROSS);
/** Rounding may not decide what lies outside all lines. */
const SLACK_MM = 1e-6;

/** What could lie in the way of any of the lines to a target: few of all, and all lines are tried on these alone. */
function nearLines(from: Disc, target: Disc, others: readonly Disc[], radiusMm: number, window: number): Disc[] {
  const tx = target.xMm - from.xMm;
  const ty = target.yMm - from.yMm;
  const squared = tx * tx + ty * ty;
  const distance = Math.sqrt(squared);
  const slope = (MOST_ACROSS * window) / distance;
  const spread = Math.sqrt(1 + slope * slope);
  const near: Disc[] = [];
  for (const other of others) {
    const ox = other.xMm - from.xMm;
    const oy = other.yMm - from.yMm;
    const aside = Math.abs(ox * ty - oy * tx) / distance;
    const along = Math.abs(ox * tx + oy * ty) / distance;
    if (aside - slope * along < (radiusMm + other.radiusMm) * spread + SLACK_MM) near.push(other);
  }
  return near;
}

/** Which share of the directions that would touch a target does so before anything else. */
function openShare(from: Disc, target: Disc, others: readonly Disc[], radiusMm: number): number {
  const tx = target.xMm - from.xMm;
  const ty = target.yMm - from.yMm;
  const distance = Math.sqrt(tx * tx + ty * ty);
  if (distance === 0) return 1;
  const window = radiusMm + target.radiusMm;
  const near = nearLines(from, target, others, radiusMm, window);
  let open = 0;
  for (const share of ACROSS) {
    const ax = tx - (ty / distance) * window * share;
    const ay = ty + (tx / distance) * window * share;
    const far = Math.sqrt(ax * ax + ay * ay);
    if (!isBlocked(from, radiusMm, ax / far, ay / far, far - target.radiusMm, near, target.id)) open += 1;
  }
  return open / ACROSS.length;
}

/** How often a hand that goes astray by so much hits a target that nothing hides. */
export function aimChance(from: Disc, target: Disc, radiusMm: number, turn: number): number {
  const dx = target.xMm - from.xMm;
  const dy = target.yMm - from.yMm;
  const window = (radiusMm + target.radiusMm) / Math.max(1, Math.sqrt(dx * dx + dy * dy));
  return (window * window) / (window * window + 0.5 * turn * turn);
}

/** About how often it hits over a line that is open in part. */
export function hitChance(from: Disc, target: Disc, others: readonly Disc[], radiusMm: number, turn: number): number {
  // Of what is hidden from sight, a little is reached round corners.
  const open = openShare(from, target, others, radiusMm);
  return aimChance(from, target, radiusMm, turn) * (0.06 + 0.94 * open);
}
