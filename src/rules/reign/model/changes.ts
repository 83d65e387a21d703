import type { CharacterId, ItemId } from '../words/characters';
import type { Square } from '../words/squares';
import type { Door, Item, Person, Reign, Trap } from './model';
import { mostHp, personOf } from './people';

/** Silent changes: each gives the table as it is afterwards. */

const GEAR = ['pack', 'hands', 'worn', 'donning'] as const;

/** A rune of life raises maximum and present hit points; when it stops, what is above the maximum is lost (REIGN-193). */
function settled(model: Reign, before: Person, after: Person): Person {
  const [most, least] = [mostHp(model, after), mostHp(model, before)];
  if (most === least || after.at === null) return after;
  return { ...after, hp: most > least ? after.hp + most - least : Math.min(after.hp, most) };
}

export function withPerson(model: Reign, id: CharacterId, change: Partial<Person>): Reign {
  const before = personOf(model, id);
  const changed = { ...before, ...change };
  const after = GEAR.some((part) => part in change) ? settled(model, before, changed) : changed;
  return { ...model, people: { ...model.people, [id]: after } };
}

/** The same of several at once; nothing of what they carry changes. */
export function withEach(
  model: Reign,
  ids: readonly CharacterId[],
  changeOf: (person: Person) => Partial<Omit<Person, (typeof GEAR)[number]>>,
): Reign {
  const people: Record<CharacterId, Person> = { ...model.people };
  for (const id of ids) {
    const person = personOf(model, id);
    people[id] = { ...person, ...changeOf(person) };
  }
  return { ...model, people };
}

export const withDoor = (model: Reign, at: Square, change: Partial<Door>): Reign => ({
  ...model,
  board: { ...model.board, doors: model.board.doors.map((door) => (door.at === at ? { ...door, ...change } : door)) },
});

export const withTrap = (model: Reign, id: string, change: Partial<Trap>): Reign => ({
  ...model,
  traps: model.traps.map((trap) => (trap.id === id ? { ...trap, ...change } : trap)),
});

/** Out of the pack, and out of the hands. */
export function withoutItem(model: Reign, id: CharacterId, item: ItemId): Reign {
  const { pack, hands, worn } = personOf(model, id);
  const [first, second] = hands;
  return withPerson(model, id, {
    pack: pack.filter((one) => one.id !== item),
    hands: [first === item ? null : first, second === item ? null : second],
    worn: worn === item ? null : worn,
  });
}

export const withItem = (model: Reign, id: CharacterId, item: Item): Reign =>
  withPerson(model, id, { pack: [...personOf(model, id).pack, item] });
