import type { CharacterId, ItemId } from '../words/characters';
import type { Square } from '../words/squares';
import type { Door, Item, Person, Reign, Trap } from './model';
import { personOf } from './people';

/** Silent changes: each gives the table as it is afterwards. */

export const withPerson = (model: Reign, id: CharacterId, change: Partial<Person>): Reign => ({
  ...model,
  people: { ...model.people, [id]: { ...personOf(model, id), ...change } },
});

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
