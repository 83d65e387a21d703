import { partingMmS, type Contact } from './contacts';
import { LIVELY_MM_S, SOLVER_PRECISION_MM_S, SOLVER_ROUNDS } from './tolerances';
import type { Disc, Surface } from './world';

/**
 * Solves contacts that happen together, together: every one parts at its restitution times its own approach, no impulse
 * pulls, and each rim's friction obeys Coulomb. Works on the velocities in `now…`.
 */
export function solveTogether(surface: Surface, contacts: readonly Contact[]): void {
  for (const contact of contacts) {
    contact.approachMmS = -partingMmS(contact);
    contact.wantedMmS = wantedParting(surface, contact);
  }
  const isCoupled = contacts.length > 1 && surface.contactFriction > 0;
  const before = isCoupled ? saveVelocities(contacts) : null;
  solveRounds(contacts, surface.contactFriction);
  // Coulomb's law and restitution together can create energy when blows are coupled (Kane's paradox); the law yields.
  if (before !== null && energyOf(contacts) > before.energy) {
    before.restore();
    solveRounds(contacts, 0);
  }
}

function restitution(surface: Surface, contact: Contact): number {
  if (contact.b === null) return surface.wallRestitution;
  const isFixed = contact.a.inverseMass === 0 || contact.b.inverseMass === 0;
  return isFixed ? surface.fixedRestitution : surface.discRestitution;
}

function wantedParting(surface: Surface, contact: Contact): number {
  const bounce = contact.approachMmS * restitution(surface, contact);
  if (bounce >= LIVELY_MM_S) return bounce;
  return contact.approachMmS < LIVELY_MM_S ? contact.approachMmS : LIVELY_MM_S;
}

function solveRounds(contacts: readonly Contact[], friction: number): void {
  for (const contact of contacts) {
    contact.normalImpulse = 0;
    contact.tangentImpulse = 0;
  }
  const rounds = contacts.length === 1 ? 1 : SOLVER_ROUNDS;
  for (let round = 0; round < rounds; round++) {
    let largestChange = 0;
    for (const contact of contacts) {
      const change = pushApart(contact);
      if (change > largestChange) largestChange = change;
      if (friction > 0) rub(contact, friction);
    }
    if (largestChange < SOLVER_PRECISION_MM_S) return;
  }
}

/** One normal correction; says by how much it changed the parting speed. */
function pushApart(contact: Contact): number {
  const { a, b, normalX, normalY } = contact;
  const compliance = a.inverseMass + (b === null ? 0 : b.inverseMass);
  const wanted = contact.normalImpulse + (contact.wantedMmS - partingMmS(contact)) / compliance;
  const impulse = wanted > 0 ? wanted : 0;
  const change = impulse - contact.normalImpulse;
  contact.normalImpulse = impulse;
  a.nowVx -= change * a.inverseMass * normalX;
  a.nowVy -= change * a.inverseMass * normalY;
  if (b !== null) {
    b.nowVx += change * b.inverseMass * normalX;
    b.nowVy += change * b.inverseMass * normalY;
  }
  return (change < 0 ? -change : change) * compliance;
}

/** One tangential correction: towards rims that do not slip, within what the normal impulse can hold. */
function rub(contact: Contact, friction: number): void {
  const { a, b } = contact;
  const tangentX = -contact.normalY;
  const tangentY = contact.normalX;
  let slip = -(a.nowVx * tangentX + a.nowVy * tangentY + a.nowSpin * a.radiusMm);
  if (b !== null) slip += b.nowVx * tangentX + b.nowVy * tangentY - b.nowSpin * b.radiusMm;
  const limit = friction * contact.normalImpulse;
  const wanted = contact.tangentImpulse - slip / (rimCompliance(a) + (b === null ? 0 : rimCompliance(b)));
  const impulse = wanted > limit ? limit : wanted < -limit ? -limit : wanted;
  const change = impulse - contact.tangentImpulse;
  contact.tangentImpulse = impulse;
  a.nowVx -= change * a.inverseMass * tangentX;
  a.nowVy -= change * a.inverseMass * tangentY;
  a.nowSpin -= change * a.inverseInertia * a.radiusMm;
  if (b !== null) {
    b.nowVx += change * b.inverseMass * tangentX;
    b.nowVy += change * b.inverseMass * tangentY;
    b.nowSpin -= change * b.inverseInertia * b.radiusMm;
  }
}

function rimCompliance(disc: Disc): number {
  return disc.inverseMass + disc.inverseInertia * disc.radiusMm * disc.radiusMm;
}

function discsOf(contacts: readonly Contact[]): Disc[] {
  const discs: Disc[] = [];
  for (const { a, b } of contacts) {
    if (a.inverseMass > 0 && !discs.includes(a)) discs.push(a);
    if (b !== null && b.inverseMass > 0 && !discs.includes(b)) discs.push(b);
  }
  return discs;
}

function energyOf(contacts: readonly Contact[]): number {
  let twice = 0;
  for (const disc of discsOf(contacts)) {
    twice += (disc.nowVx * disc.nowVx + disc.nowVy * disc.nowVy) / disc.inverseMass;
    twice += (disc.nowSpin * disc.nowSpin) / disc.inverseInertia;
  }
  return 0.5 * twice;
}

function saveVelocities(contacts: readonly Contact[]): { energy: number; restore: () => void } {
  const saved = discsOf(contacts).map((disc) => ({ disc, vx: disc.nowVx, vy: disc.nowVy, spin: disc.nowSpin }));
  return {
    energy: energyOf(contacts),
    restore: () => {
      for (const { disc, vx, vy, spin } of saved) {
        disc.nowVx = vx;
        disc.nowVy = vy;
        disc.nowSpin = spin;
      }
    },
  };
}
