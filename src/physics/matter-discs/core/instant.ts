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
  settleInstant(world, touchingFrom(world, foreseen.disc, foreseen.partner, foreseen.side), onContact);

/**
 * Runs the waves of one instant over its touching contacts: those that approach are solved together; whoever they push
 * against is the next wave, until nothing approaches.
 */
export function settleInstant(world: DiscWorld, touching: readonly Contact[], onContact: OnContact): Disc[] {
  const touched: Disc[] = [];
  for (let wave = 0; wave < MAX_WAVES; wave++) {
    const struck = touching.filter((contact) => (wave === 0 && contact.isForeseen) || isApproaching(contact));
    if (struck.length === 0) break;
    solveTogether(world.surface, struck);
    world.eventCount++;
    for (const contact of struck) {
      // A graze that rounding made is no touch.
      if (contact.approachMmS > 0) onContact(contact, wave);
      touch(touched, contact.a);
      if (contact.b !== null) touch(touched, contact.b);
    }
  }
  for (const disc of touched) disc.isTouched = false;
  return touched.sort((a, b) => a.index - b.index);
}

function isApproaching(contact: Contact): boolean {
  return partingMmS(contact) < -APPROACH_MM_S;
}

function touch(touched: Disc[], disc: Disc): void {
  if (disc.inverseMass === 0 || disc.isTouched) return;
  disc.isTouched = true;
  touched.push(disc);
}
