import { ZONE_IDS, type PrintedDoor, type ZoneCard, type ZoneEntry, type ZoneId } from '../words/zones';
import { PLANS } from './plans';

const CLOSED: PrintedDoor = { kind: 'standard', isLocked: false };
const LOCKED: PrintedDoor = { kind: 'standard', isLocked: true };
const ARMOURED: PrintedDoor = { kind: 'armoured', isLocked: true };
const PASSAGE = null;

const entry = (what: ZoneEntry['what'], from: number): ZoneEntry => ({ what, from });

type Printed = Pick<ZoneCard, 'exits' | 'entries'> & Partial<ZoneCard>;

/** Tunable: REIGN-312 to REIGN-326. What quest cards hold is told by their quest. */
const PRINTED: Readonly<Record<ZoneId, Printed>> = {
  'zone:guard-corridor': {
    exits: [CLOSED],
    entries: [entry('corpse', 3), entry('hole', 4), entry('spikes', 4), entry('hiddenDoor', 5), entry('characters', 3)],
  },
  'zone:crossroads': {
    exits: [PASSAGE, PASSAGE, LOCKED],
    entries: [entry('corpse', 4), entry('barrel', 4), entry('spikes', 4), entry('characters', 3)],
  },
  'zone:guardroom': {
    exits: [LOCKED, CLOSED],
    entries: [entry('table', 2), entry('rack', 4), entry('barrel', 3), entry('chest', 4), entry('characters', 2)],
  },
  'zone:crypt': {
    exits: [CLOSED],
    entries: [
      ...[entry('tomb', 1), entry('tomb', 3), entry('corpse', 2), entry('chest', 4), entry('hole', 4)],
      ...[entry('hiddenDoor', 4), entry('characters', 2)],
    ],
  },
  'zone:scriptorium': {
    exits: [CLOSED, ARMOURED],
    entries: [
      ...[entry('bookcase', 1), entry('bookcase', 4), entry('table', 2), entry('spikes', 4), entry('characters', 3)],
    ],
  },
  'zone:cellar': {
    exits: [CLOSED],
    entries: [
      ...[entry('barrel', 0), entry('barrel', 2), entry('barrel', 4), entry('corpse', 4), entry('hiddenDoor', 4)],
      entry('characters', 2),
    ],
  },
  'zone:lava-bridge': {
    exits: [PASSAGE],
    entries: [entry('chest', 4), entry('corpse', 4), entry('characters', 3)],
  },
  'zone:drowned-vault': {
    exits: [CLOSED, PASSAGE],
    entries: [entry('barrel', 4), entry('corpse', 2), entry('hole', 5), entry('characters', 3)],
  },
  'zone:prison': {
    exits: [LOCKED],
    entries: [entry('prisoner', 3), entry('table', 3), entry('rack', 4), entry('characters', 2)],
  },
  'zone:chapel': {
    exits: [CLOSED, CLOSED],
    entries: [entry('statue', 0), entry('tomb', 3), entry('corpse', 4), entry('characters', 4)],
    isHoly: true,
  },
  'zone:armoury': {
    exits: [CLOSED],
    entries: [entry('rack', 0), entry('rack', 3), entry('table', 4), entry('spikes', 3), entry('characters', 2)],
    ownDoor: ARMOURED,
  },
  'zone:collapsed-gallery': {
    exits: [],
    entries: [
      ...[entry('corpse', 1), entry('corpse', 3), entry('chest', 3), entry('hole', 3), entry('portal', 5)],
      ...[entry('hiddenDoor', 3), entry('characters', 3)],
    ],
  },
  'zone:dead-end': { exits: [], entries: [] },
  'zone:wizards-laboratory': { exits: [], entries: [] },
  'zone:gate-of-the-deep': { exits: [], entries: [] },
};

const ALL: ReadonlyMap<ZoneId, ZoneCard> = new Map(
  ZONE_IDS.map((id) => [id, { ownDoor: null, isHoly: false, ...PRINTED[id], id, plan: PLANS[id] }]),
);

export function zoneOf(id: ZoneId): ZoneCard {
  const zone = ALL.get(id);
  if (zone === undefined) throw new Error(`no zone ${id}`);
  return zone;
}
