import { thingOf } from '../content/things';
import type { ItemId } from '../words/characters';
import type { Armour, MagicObject, RuneId, Thing, Weapon } from '../words/things';
import type { Item, Person } from './model';

type Carrier = Pick<Person, 'pack' | 'hands' | 'worn' | 'donning' | 'named'>;

export interface Held {
  readonly item: Item;
  readonly weapon: Weapon;
}

/** An object that works, and which of those that are carried it is. */
export interface Working {
  readonly item: Item;
  readonly thing: MagicObject;
}

/** What comes of all that somebody carries. */
export interface Gear {
  /** In the hands, the first one first. */
  readonly held: readonly Item[];
  readonly weapons: readonly Held[];
  readonly armours: readonly Armour[];
  readonly working: readonly Working[];
  readonly objects: readonly MagicObject[];
  readonly runes: ReadonlySet<RuneId>;
}

const itemIn = (pack: readonly Item[], id: ItemId | null): Item | null =>
  id === null ? null : (pack.find((item) => item.id === id) ?? null);

export const itemOf = ({ pack }: Pick<Person, 'pack'>, id: ItemId | null): Item | null => itemIn(pack, id);

export const weaponIn = (person: Pick<Person, 'pack'>, id: ItemId | null): Weapon | null => {
  const item = itemOf(person, id);
  const thing = item === null ? null : thingOf(item.thing);
  return thing?.kind === 'weapon' ? thing : null;
};

/** What is worn, and the shields in the hands (REIGN-043, REIGN-044). */
function armoursAmong({ pack, worn, donning }: Carrier, held: readonly Item[]): readonly Armour[] {
  const body = donning === null ? itemIn(pack, worn) : null;
  return [...(body === null ? [] : [body]), ...held]
    .map(({ thing }): Thing => thingOf(thing))
    .filter((thing): thing is Armour => thing.kind === 'armour');
}

/** Of each category the one named works, or the first that is carried; a sceptre works in the hand (REIGN-103, REIGN-205). */
function objectsAmong({ pack, named }: Carrier, held: readonly Item[]): readonly Working[] {
  const working: Working[] = [];
  for (const item of [...pack.filter(({ id }) => named.includes(id)), ...pack]) {
    const thing = thingOf(item.thing);
    if (thing.kind !== 'object' || working.some((one) => one.thing.category === thing.category)) continue;
    if (thing.category !== 'sceptre' || held.includes(item)) working.push({ item, thing });
  }
  return working;
}

function gearFrom(carrier: Carrier): Gear {
  const { pack, hands, worn } = carrier;
  const held = hands.flatMap((id) => itemIn(pack, id) ?? []);
  const weapons = held.flatMap((item) => {
    const thing = thingOf(item.thing);
    return thing.kind === 'weapon' ? [{ item, weapon: thing }] : [];
  });
  // Of those with the same effect one counts (REIGN-193).
  const runes = new Set([...held, ...pack.filter(({ id }) => id === worn)].flatMap((item) => item.runes));
  const armours = armoursAmong(carrier, held);
  const working = objectsAmong(carrier, held);
  return { held, weapons, armours, working, objects: working.map(({ thing }) => thing), runes };
}

const BARE: Gear = { held: [], weapons: [], armours: [], working: [], objects: [], runes: new Set() };

/** Made once for a pack as long as nothing of it changes place. */
const gears = new WeakMap<readonly Item[], { readonly of: Carrier; readonly gear: Gear }>();

export function gearOf(person: Carrier): Gear {
  const { pack, hands, worn, donning, named } = person;
  if (pack.length === 0) return BARE;
  const known = gears.get(pack);
  const isKnown = known?.of.hands === hands && known.of.worn === worn && known.of.donning === donning;
  if (isKnown && known.of.named === named) return known.gear;
  const gear = gearFrom(person);
  gears.set(pack, { of: { pack, hands, worn, donning, named }, gear });
  return gear;
}

export const heldBy = (person: Carrier): readonly Item[] => gearOf(person).held;
export const weaponsHeld = (person: Carrier): readonly Held[] => gearOf(person).weapons;
export const armoursOn = (person: Carrier): readonly Armour[] => gearOf(person).armours;
export const objectsAtWork = (person: Carrier): readonly MagicObject[] => gearOf(person).objects;
