import type { MovingDisc } from './movingDisc';
import type { WorldFeel } from './world';

/** Two rims that touch; `b` is null for a wall. The normal points from `a` to `b`. */
export interface RimContact {
  readonly a: MovingDisc;
  readonly b: MovingDisc | null;
  readonly nx: number;
  readonly ny: number;
}

interface Load {
  readonly contact: RimContact;
  readonly partingMmS: number;
  normalImpulse: number;
  rubImpulse: number;
}

/** How fast the two close along the normal; negative when they part. */
export function closingMmS({ a, b, nx, ny }: RimContact): number {
  return (a.vxMmS - (b?.vxMmS ?? 0)) * nx + (a.vyMmS - (b?.vyMmS ?? 0)) * ny;
}

/**
 * Gives all contacts their impulses at once. Where friction and bounce of several contacts would together make energy out
 * of nothing (Kane's paradox), friction yields.
 */
export function collide(contacts: readonly RimContact[], feel: WorldFeel): void {
  const discs = [...new Set(contacts.flatMap(({ a, b }) => (b === null ? [a] : [a, b])))];
  const before = discs.map((disc) => ({ ...disc }));
  const parting = contacts.map((contact) => partingMmS(contact, feel));
  sweep(contacts, parting, feel.contactFriction);
  if (contacts.length === 1 || energyOf(discs) <= energyOf(before)) return;
  discs.forEach((disc, at) => Object.assign(disc, before[at]));
  sweep(contacts, parting, 0);
}

function partingMmS(contact: RimContact, feel: WorldFeel): number {
  const closing = closingMmS(contact);
  return Math.max(restitutionOf(contact, feel) * closing, Math.min(closing, feel.livelyMmS));
}

/** Sweeps over the contacts until no velocity changes any more. */
function sweep(contacts: readonly RimContact[], parting: readonly number[], friction: number): void {
  const loads = contacts.map((contact, at): Load => ({
    contact,
    partingMmS: parting[at] ?? 0,
    normalImpulse: 0,
    rubImpulse: 0,
  }));
  for (let round = 0; round < MAX_SWEEPS; round++) {
    let largestChange = 0;
    for (const load of loads) {
      largestChange = Math.max(largestChange, press(load));
      if (friction > 0) rub(load, friction);
    }
    if (loads.length === 1 || largestChange < SETTLED_MM_S) return;
  }
}

const MAX_SWEEPS = 200;
const SETTLED_MM_S = 1e-10;

function restitutionOf({ a, b }: RimContact, feel: WorldFeel): number {
  if (b === null) return feel.wallRestitution;
  return a.inverseMass === 0 || b.inverseMass === 0 ? feel.obstacleRestitution : feel.discRestitution;
}

/** Pushes along the normal, never pulls; answers by how much the closing speed changed. */
function press(load: Load): number {
  const { contact } = load;
  const yielding = contact.a.inverseMass + (contact.b?.inverseMass ?? 0);
  const wanted = (closingMmS(contact) + load.partingMmS) / yielding;
  const total = Math.max(0, load.normalImpulse + wanted);
  const change = total - load.normalImpulse;
  load.normalImpulse = total;
  push(contact.a, -change * contact.nx, -change * contact.ny);
  if (contact.b !== null) push(contact.b, change * contact.nx, change * contact.ny);
  return Math.abs(change) * yielding;
}

/** Coulomb: as much as stops the rubbing, at most friction times the push. Works along the tangent (-ny, nx). */
function rub(load: Load, friction: number): void {
  const { a, b, nx, ny } = load.contact;
  const tx = -ny;
  const ty = nx;
  const rimOfA = a.vxMmS * tx + a.vyMmS * ty + a.spinRadS * a.radiusMm;
  const rimOfB = b === null ? 0 : b.vxMmS * tx + b.vyMmS * ty - b.spinRadS * b.radiusMm;
  const wanted = load.rubImpulse + (rimOfA - rimOfB) / (rimYielding(a) + (b === null ? 0 : rimYielding(b)));
  const limit = friction * load.normalImpulse;
  const total = Math.min(limit, Math.max(-limit, wanted));
  const change = total - load.rubImpulse;
  load.rubImpulse = total;
  push(a, -change * tx, -change * ty);
  a.spinRadS -= change * a.inverseInertia * a.radiusMm;
  if (b === null) return;
  push(b, change * tx, change * ty);
  b.spinRadS -= change * b.inverseInertia * b.radiusMm;
}

const rimYielding = (disc: MovingDisc): number => disc.inverseMass + disc.inverseInertia * disc.radiusMm ** 2;

function push(disc: MovingDisc, impulseX: number, impulseY: number): void {
  disc.vxMmS += impulseX * disc.inverseMass;
  disc.vyMmS += impulseY * disc.inverseMass;
}

function energyOf(discs: readonly MovingDisc[]): number {
  return discs.reduce((sum, { vxMmS, vyMmS, spinRadS, inverseMass, inverseInertia }) => {
    if (inverseMass === 0) return sum;
    return sum + (vxMmS ** 2 + vyMmS ** 2) / inverseMass + spinRadS ** 2 / inverseInertia;
  }, 0);
}
