import { partingMmS, touchingFrom, type Contact } from './contacts';
import { solveTogether } from './solver';
import { APPROACH_MM_S, MAX_WAVES } from './tolerances';
import type { Disc, DiscWorld, SideKind } from './world';

/** An impact that the agenda foresaw: a disc meets another one, or the wall on a side. */
export interface Foreseen {
  readonly disc: Disc;
  readonly partner: Disc | null;
  readonly side: SideKind | null;
}

export type OnContact = (contact: Contact, wave: number) => void;

/** Changes velocities in `now…`, reports every contact solved, and answers the discs whose velocity changed. */
export type InstantResolver = (world: DiscWorld, foreseen: Foreseen, onContact: OnContact) => Disc[];

export const resolveInstant: InstantResolver = (world, foreseen, onContact) =>
  settleInstant(world, touchingFrom(world, foreseen.disc, foreseen.partner, foreseen.side), foreseen, onContact);

/**
 * Runs the waves of one instant over its touching contacts: those that approach are solved together; whoever they push
 * against is the next wave, until nothing approaches.
 */
export function settleInstant(
  world: DiscWorld,
  touching: readonly Contact[],
  foreseen: Foreseen,
  onContact: OnContact,
): Disc[] {
  const touched: Disc[] = [];
  let stirred: Disc[] = [];
  stir(stirred, foreseen.disc);
  stir(stirred, foreseen.partner);
  for (let wave = 0; wave < MAX_WAVES; wave++) {
    const struck = strikesOf(touching, stirred, wave === 0);
    if (struck.length === 0) break;
    solveTogether(world.surface, struck);
    world.eventCount++;
    stirred = [];
    for (const contact of struck) {
      // A graze that rounding made is no touch.
      if (contact.approachMmS > 0) onContact(contact, wave);
      stir(stirred, contact.a);
      stir(stirred, contact.b);
    }
    for (const disc of stirred) {
      disc.isStirred = false;
      if (!disc.isTouched) touched.push(disc);
      disc.isTouched = true;
    }
  }
  for (const disc of touched) disc.isTouched = false;
  return touched.sort((a, b) => a.index - b.index);
}

function stir(stirred: Disc[], disc: Disc | null): void {
  if (disc === null || disc.inverseMass === 0 || disc.isStirred) return;
  disc.isStirred = true;
  stirred.push(disc);
}

/** The approaching contacts that hang together with a stirred disc, in canonical order. */
function strikesOf(touching: readonly Contact[], stirred: Disc[], isFirstWave: boolean): Contact[] {
  for (const disc of stirred) disc.isStirred = true;
  const isStruck = touching.map(() => false);
  let didGrow = true;
  while (didGrow) {
    didGrow = false;
    touching.forEach((contact, k) => {
      if (isStruck[k] === true || !isApproaching(contact, isFirstWave) || !isStirred(contact)) return;
      isStruck[k] = true;
      stir(stirred, contact.a);
      stir(stirred, contact.b);
      didGrow = true;
    });
  }
  for (const disc of stirred) disc.isStirred = false;
  return touching.filter((_, k) => isStruck[k] === true);
}

function isApproaching(contact: Contact, isFirstWave: boolean): boolean {
  return (isFirstWave && contact.isForeseen) || partingMmS(contact) < -APPROACH_MM_S;
}

function isStirred(contact: Contact): boolean {
  return contact.a.isStirred || (contact.b !== null && contact.b.isStirred);
}
