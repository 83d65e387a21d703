import { borderSide, borderTime } from './borderTime';
import { impactTime } from './impactTime';
import { NEXT, type Disc, type DiscWorld, type NextKind } from './world';

/** Fills every disc's next event; needs `now…` of all discs. */
export function planAll(world: DiscWorld): void {
  for (const disc of world.discs) forget(disc);
  for (const disc of world.discs) {
    if (disc.isMoving) plan(world, disc);
  }
}

/** The disc whose event is soonest; on a tie the first in order. null: all is at rest for ever. */
export function soonest(world: DiscWorld): Disc | null {
  let best: Disc | null = null;
  let bestS = Infinity;
  for (const disc of world.discs) {
    if (disc.nextS < bestS) {
      best = disc;
      bestS = disc.nextS;
    }
  }
  return best;
}

/** The trajectories of these discs changed: plan them again, and whoever was about to meet one of them. */
export function planAgain(world: DiscWorld, changed: readonly Disc[]): void {
  for (const disc of changed) forget(disc);
  const widowed: Disc[] = [];
  for (const disc of world.discs) {
    if (disc.nextPartner !== null && changed.includes(disc.nextPartner)) {
      forget(disc);
      widowed.push(disc);
    }
  }
  for (const disc of changed) plan(world, disc);
  for (const disc of widowed) plan(world, disc);
}

function forget(disc: Disc): void {
  note(disc, Infinity, NEXT.nothing, null);
}

function note(disc: Disc, atS: number, kind: NextKind, partner: Disc | null): void {
  disc.nextS = atS;
  disc.nextKind = kind;
  disc.nextPartner = partner;
}

function plan(world: DiscWorld, disc: Disc): void {
  forget(disc);
  if (!disc.isPresent) return;
  if (disc.isMoving) {
    note(disc, disc.stopS, NEXT.stop, null);
    const atS = borderTime(world, disc);
    if (atS < disc.nextS) note(disc, atS, borderSide(world, disc), null);
  }
  for (const other of world.discs) {
    if (other === disc || !(disc.isMoving || other.isMoving)) continue;
    const atS = impactTime(world, disc, other);
    if (atS < disc.nextS) note(disc, atS, NEXT.impact, other);
    if (atS < other.nextS) note(other, atS, NEXT.impact, disc);
  }
}
