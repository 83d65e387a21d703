import type { DiscId } from '../discId';
import type { ContactEntry, DiscTouch } from '../contactLog';
import { exitsOf, goneIn } from '../contactQueries';
import type { FlickRest, PutBack, RestDisc, RestRider, TableDisc } from '../flick';
import type { FlickResolvedAnswer, FlickResolvedAsk } from '../flickPrompt';
import type { WrittenContact } from './contactSchema';
import type { WrittenResult } from './stepSchemas';

const STEP_MS = 10;
const SPEED_MM_S = 500;

/** What was written, with everything that a hand left out. */
type CompletedResult = Omit<WrittenResult, keyof FlickResolvedAnswer> & FlickResolvedAnswer;

type WrittenDisc = WrittenResult['rest']['discs'][number];

const byId = (a: { readonly id: DiscId }, b: { readonly id: DiscId }): number => (a.id < b.id ? -1 : 1);

type WrittenTouch = Extract<WrittenContact, { kind: 'touch' }>;

/** `a` before `b`; whoever has not been touched yet lay still, and a disc that lies still strikes nobody. */
function completeTouch(touch: WrittenTouch, atMs: number, moving: ReadonlySet<DiscId>): DiscTouch {
  const speedMmS = touch.speedMmS ?? SPEED_MM_S;
  const speedOf = (id: DiscId): number => (moving.has(id) ? speedMmS : 0);
  const aSpeedMmS = touch.aSpeedMmS ?? speedOf(touch.a);
  const bSpeedMmS = touch.bSpeedMmS ?? speedOf(touch.b);
  const rest = { kind: touch.kind, atMs, speedMmS, wave: touch.wave ?? 0 };
  return touch.a < touch.b
    ? { ...rest, a: touch.a, b: touch.b, aSpeedMmS, bSpeedMmS }
    : { ...rest, a: touch.b, b: touch.a, aSpeedMmS: bSpeedMmS, bSpeedMmS: aSpeedMmS };
}

function completeOther(contact: Exclude<WrittenContact, WrittenTouch>, atMs: number): ContactEntry {
  if (contact.kind === 'eventCap') return { ...contact, atMs };
  const speedMmS = contact.speedMmS ?? SPEED_MM_S;
  return contact.kind === 'wall'
    ? { ...contact, atMs, speedMmS, wave: contact.wave ?? 0 }
    : { ...contact, atMs, speedMmS };
}

/** Without a time, each contact comes 10 ms after the one before. */
function completeContacts(
  contacts: readonly WrittenContact[],
  { table, shot }: FlickResolvedAsk,
): readonly ContactEntry[] {
  const obstacles = table.discs.filter(({ isFixed }) => isFixed).map(({ id }) => id);
  const moving = new Set([shot.discId]);
  let atMs = 0;
  return contacts.map((contact) => {
    atMs = contact.atMs ?? atMs + STEP_MS;
    if (contact.kind !== 'touch') return completeOther(contact, atMs);
    const touch = completeTouch(contact, atMs, moving);
    for (const id of [touch.a, touch.b]) if (!obstacles.includes(id)) moving.add(id);
    return touch;
  });
}

/** Where it left, for a disc of which the record says that it went over the edge but not that it was put back. */
function leftAt(id: DiscId, contacts: readonly ContactEntry[]): PutBack | null {
  const exit = exitsOf(contacts).find(({ a }) => a === id);
  return exit === undefined ? null : { reason: 'out', fromXMm: exit.xMm, fromYMm: exit.yMm, places: [] };
}

const completeDisc = (disc: WrittenDisc, contacts: readonly ContactEntry[]): RestDisc => ({
  ...disc,
  putBack: disc.putBack === undefined ? leftAt(disc.id, contacts) : disc.putBack,
});

/**
 * Discs and riders that are not named stay as they are; the list is left in its order when nothing is missing. What is
 * gone for good lies nowhere, whatever was written.
 */
function completeRest(
  ask: FlickResolvedAsk,
  rest: WrittenResult['rest'],
  contacts: readonly ContactEntry[],
): FlickRest {
  const { table, shot } = ask;
  const stays = ({ id, xMm, yMm }: { id: DiscId; xMm: number; yMm: number }): RestDisc =>
    completeDisc({ id, xMm, yMm, turnRad: 0 }, contacts);
  const gone = goneIn(contacts, table);
  const isUnsaid = ({ id }: TableDisc): boolean => !gone.includes(id) && !rest.discs.some((disc) => disc.id === id);
  const missing = table.discs.filter(isUnsaid).map(stays);
  const named = rest.discs.filter(({ id }) => !gone.includes(id));
  const discs = [...named.map((disc) => completeDisc(disc, contacts)), ...missing];
  const riding = table.riders
    .filter(({ id }) => !rest.riders.some((rider) => rider.id === id))
    .map(({ id, hostId, slipXMm, slipYMm }): RestRider => ({ id, hostId, slipXMm, slipYMm, fell: false }));
  const riders = [...rest.riders, ...riding];
  const isGone = gone.includes(shot.discId);
  const projectile = isGone ? null : (rest.projectile ?? null);
  return {
    discs: missing.length > 0 ? discs.sort(byId) : discs,
    projectile:
      projectile !== null
        ? completeDisc(projectile, contacts)
        : shot.projectile === null || isGone
          ? null
          : stays(shot.projectile),
    riders: riding.length > 0 ? riders.sort(byId) : riders,
  };
}

const gathered = (contacts: readonly ContactEntry[]): FlickResolvedAnswer['exits'] =>
  exitsOf(contacts).map(({ a, atMs, xMm, yMm }) => ({ discId: a, atMs, xMm, yMm }));

/** Nothing is in flight: the rules will say so. */
const NOTHING = { contacts: [], exits: [], rest: { discs: [], projectile: null, riders: [] } };

/** A flick of which only the telling part was written down, as the physics would have told it. */
export function completeResult(written: WrittenResult, ask: FlickResolvedAsk | null): CompletedResult {
  if (ask === null) return { ...written, ...NOTHING };
  const contacts = completeContacts(written.contacts, ask);
  return {
    ...written,
    contacts,
    exits: written.exits ?? gathered(contacts),
    rest: completeRest(ask, written.rest, contacts),
  };
}
