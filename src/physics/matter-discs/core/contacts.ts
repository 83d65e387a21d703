import { borderInsetMm } from './borderTime';
import { JOIN_MM } from './tolerances';
import { doIgnore, NEXT, type Disc, type DiscWorld, type SideKind } from './world';

/** Two bodies that touch at this instant; the normal points from `a` to `b`, or from `a` into the wall. */
export interface Contact {
  readonly a: Disc;
  /** null: the wall on `side`. */
  readonly b: Disc | null;
  readonly side: SideKind | null;
  readonly normalX: number;
  readonly normalY: number;
  /** The one that the agenda foresaw: it takes part however slow it is. */
  isForeseen: boolean;
  /** How fast they closed when they were last solved. */
  approachMmS: number;
  wantedMmS: number;
  normalImpulse: number;
  tangentImpulse: number;
}

/** Speed of parting along the normal; negative when they approach. */
export function partingMmS(contact: Contact): number {
  const { a, b } = contact;
  const vx = (b === null ? 0 : b.nowVx) - a.nowVx;
  const vy = (b === null ? 0 : b.nowVy) - a.nowVy;
  return vx * contact.normalX + vy * contact.normalY;
}

/**
 * Everything that could take part in an impact of these two: all contacts of all discs that can be reached from them
 * through touching movable discs. Positions do not change during an instant, so this is found once. In canonical order:
 * pairs of discs by index, then walls.
 */
export function touchingFrom(world: DiscWorld, disc: Disc, partner: Disc | null, side: SideKind | null): Contact[] {
  const foreseen = partner === null ? wallContact(disc, side) : discContact(disc, partner);
  foreseen.isForeseen = true;
  const contacts: Contact[] = [foreseen];
  const reached: Disc[] = [];
  const reach = (next: Disc) => {
    if (next.inverseMass > 0 && !reached.includes(next)) reached.push(next);
  };
  reach(disc);
  if (partner !== null) reach(partner);
  for (let k = 0; k < reached.length; k++) {
    const from = reached[k];
    if (from === undefined) break;
    for (const to of world.discs) {
      const isKnown = reached.indexOf(to) >= 0 && reached.indexOf(to) < k;
      if (isKnown || to === from || isSame(foreseen, from, to) || !isTouching(world, from, to)) continue;
      contacts.push(discContact(from, to));
      reach(to);
    }
    addWalls(world, from, foreseen, contacts);
  }
  return contacts.length === 1 ? contacts : contacts.sort(byPlace);
}

function isSame(contact: Contact, one: Disc, other: Disc): boolean {
  return (contact.a === one && contact.b === other) || (contact.a === other && contact.b === one);
}

function isTouching(world: DiscWorld, a: Disc, b: Disc): boolean {
  if (!b.isPresent || doIgnore(world, a, b)) return false;
  const dx = b.nowX - a.nowX;
  const dy = b.nowY - a.nowY;
  const reach = a.radiusMm + b.radiusMm;
  return dx * dx + dy * dy - reach * reach <= 2 * reach * JOIN_MM;
}

function discContact(one: Disc, other: Disc): Contact {
  const a = one.index < other.index ? one : other;
  const b = a === one ? other : one;
  const dx = b.nowX - a.nowX;
  const dy = b.nowY - a.nowY;
  const distance = Math.sqrt(dx * dx + dy * dy);
  return contact(a, b, null, dx / distance, dy / distance);
}

function wallContact(disc: Disc, side: SideKind | null): Contact {
  const normalX = side === NEXT.left ? -1 : side === NEXT.right ? 1 : 0;
  const normalY = side === NEXT.top ? -1 : side === NEXT.bottom ? 1 : 0;
  return contact(disc, null, side, normalX, normalY);
}

function contact(a: Disc, b: Disc | null, side: SideKind | null, normalX: number, normalY: number): Contact {
  return {
    a,
    b,
    side,
    normalX,
    normalY,
    isForeseen: false,
    approachMmS: 0,
    wantedMmS: 0,
    normalImpulse: 0,
    tangentImpulse: 0,
  };
}

function addWalls(world: DiscWorld, disc: Disc, foreseen: Contact, contacts: Contact[]): void {
  if (world.border.kind !== 'wall') return;
  const inset = borderInsetMm(world.border, disc);
  const add = (side: SideKind, gapMm: number) => {
    const isForeseen = foreseen.a === disc && foreseen.side === side;
    if (gapMm <= JOIN_MM && !isForeseen) contacts.push(wallContact(disc, side));
  };
  add(NEXT.left, disc.nowX - inset);
  add(NEXT.right, world.border.widthMm - inset - disc.nowX);
  add(NEXT.top, disc.nowY - inset);
  add(NEXT.bottom, world.border.heightMm - inset - disc.nowY);
}

function byPlace(one: Contact, other: Contact): number {
  if (one.b === null || other.b === null) {
    if (one.b !== null || other.b !== null) return one.b === null ? 1 : -1;
    return one.a.index - other.a.index || (one.side ?? 0) - (other.side ?? 0);
  }
  return one.a.index - other.a.index || one.b.index - other.b.index;
}
