import { thingOf } from '../content/things';
import type { ItemId } from '../words/characters';
import type { Armour, MagicObject, Thing, Weapon } from '../words/things';
import type { Item, Person } from './model';

export const itemOf = ({ pack }: Person, id: ItemId | null): Item | null =>
  id === null ? null : (pack.find((item) => item.id === id) ?? null);

const printed = (person: Person, id: ItemId | null): Thing | null => {
  const item = itemOf(person, id);
  return item === null ? null : thingOf(item.thing);
};

/** In the hands, the first one first. */
export const heldBy = (person: Person): readonly Item[] =>
  person.hands.flatMap((id) => {
    const item = itemOf(person, id);
    return item === null ? [] : [item];
  });

export const weaponIn = (person: Person, id: ItemId | null): Weapon | null => {
  const thing = printed(person, id);
  return thing?.kind === 'weapon' ? thing : null;
};

export const weaponsHeld = (person: Person): readonly { readonly item: Item; readonly weapon: Weapon }[] =>
  heldBy(person).flatMap((item) => {
    const weapon = weaponIn(person, item.id);
    return weapon === null ? [] : [{ item, weapon }];
  });

/** What is worn, and the shields in the hands (REIGN-043, REIGN-044). */
export function armoursOn(person: Person): readonly Armour[] {
  const shields = heldBy(person).map(({ thing }) => thingOf(thing));
  const worn = person.donning === null ? [printed(person, person.worn)] : [];
  return [...worn, ...shields].filter((thing): thing is Armour => thing?.kind === 'armour');
}

/** Of each category the first that is carried works; a sceptre works in the hand (REIGN-103, REIGN-205). */
export function objectsAtWork(person: Person): readonly MagicObject[] {
  const held = heldBy(person);
  const working: MagicObject[] = [];
  for (const item of person.pack) {
    const thing = thingOf(item.thing);
    if (thing.kind !== 'object' || working.some(({ category }) => category === thing.category)) continue;
    if (thing.category !== 'sceptre' || held.includes(item)) working.push(thing);
  }
  return working;
}

/** Runes of what is held or worn: of those with the same effect one counts (REIGN-193). */
export const runesAtWork = (person: Person): ReadonlySet<string> =>
  new Set([...heldBy(person), ...person.pack.filter(({ id }) => id === person.worn)].flatMap(({ runes }) => runes));
