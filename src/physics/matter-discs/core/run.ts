import { planAgain, planAll, soonest } from './agenda';
import { partingMmS, touchingFrom, type Contact } from './contacts';
import type { Foreseen, InstantResolver } from './instant';
import { halt, launch, observeAll } from './motion';
import { EVENT_CAP } from './tolerances';
import { NEXT, type Disc, type DiscWorld, type SideKind } from './world';

/** Whoever wants to know. The world's `now…` is current in every call. */
export interface RunListener {
  /** A contact was solved. The contact object is used again: copy what must be kept. */
  touched(contact: Contact, wave: number): void;
  /** The trajectory of a disc is about to change from `base…` to what `now…` says. */
  launching(disc: Disc): void;
  /** The same, after it has changed. */
  launched(disc: Disc): void;
  /** Its centre crossed an open edge; it still has the speed it left with. */
  exited(disc: Disc): void;
  /** The event cap was reached: from now on whatever meets anything stops. */
  capped(): void;
}

/** Sets every disc going. Call once before `step`. */
export function start(world: DiscWorld, listener: RunListener): void {
  for (const disc of world.discs) launch(world, disc);
  for (const disc of world.discs) listener.launched(disc);
  planAll(world);
}

/** Processes the next event; false when nothing will ever happen again. */
export function step(world: DiscWorld, resolve: InstantResolver, listener: RunListener): boolean {
  const disc = soonest(world);
  if (disc === null) return false;
  if (disc.nextS > world.nowS) world.nowS = disc.nextS;
  observeAll(world);
  if (world.eventCount >= EVENT_CAP && !world.isDead) {
    world.isDead = true;
    listener.capped();
  }
  const changed = happen(world, disc, resolve, listener);
  for (const one of changed) change(world, one, listener);
  planAgain(world, changed);
  return true;
}

function happen(world: DiscWorld, disc: Disc, resolve: InstantResolver, listener: RunListener): Disc[] {
  const kind = disc.nextKind;
  if (kind === NEXT.stop || kind === NEXT.nothing) {
    world.eventCount++;
    halt(disc);
    return [disc];
  }
  if (kind !== NEXT.impact && world.border.kind === 'open') {
    world.eventCount++;
    listener.exited(disc);
    leave(disc);
    return [disc];
  }
  const side: SideKind | null = kind === NEXT.impact ? null : kind;
  const foreseen: Foreseen = { disc, partner: disc.nextPartner, side };
  const onContact = (contact: Contact, wave: number) => listener.touched(contact, wave);
  return world.isDead ? stick(world, foreseen, onContact) : resolve(world, foreseen, onContact);
}

function leave(disc: Disc): void {
  disc.isPresent = false;
  disc.nowSpin = 0;
  halt(disc);
}

/** The fallback after the event cap: each contact takes at least one disc out of motion, so it ends. */
function stick(world: DiscWorld, foreseen: Foreseen, onContact: (contact: Contact, wave: number) => void): Disc[] {
  const contact = touchingFrom(world, foreseen.disc, foreseen.partner, foreseen.side).find((one) => one.isForeseen);
  if (contact !== undefined) {
    contact.approachMmS = -partingMmS(contact);
    onContact(contact, 0);
  }
  const stopped = foreseen.partner === null ? [foreseen.disc] : [foreseen.disc, foreseen.partner];
  for (const disc of stopped) halt(disc);
  return stopped;
}

function change(world: DiscWorld, disc: Disc, listener: RunListener): void {
  listener.launching(disc);
  launch(world, disc);
  listener.launched(disc);
}

/** Runs until everything is at rest; `isEnough`, asked after every instant, may end it sooner. */
export function runToRest(
  world: DiscWorld,
  resolve: InstantResolver,
  listener: RunListener,
  isEnough: () => boolean = () => false,
): void {
  start(world, listener);
  while (!isEnough() && step(world, resolve, listener));
}

/** Processes everything up to a moment and looks at the discs then; looking changes no bit of what follows. */
export function advanceTo(world: DiscWorld, atS: number, resolve: InstantResolver, listener: RunListener): void {
  for (let next = soonest(world); next !== null && next.nextS <= atS; next = soonest(world)) {
    step(world, resolve, listener);
  }
  if (atS > world.nowS) world.nowS = atS;
  observeAll(world);
}
