import { err, ok, type Result } from '../../lib';
import { hasName, LONGEST_NAME, newPerson, type People, type Person } from './person';

/** Why somebody cannot be called so. */
export type NameFault = 'empty' | 'tooLong' | 'taken';

const others = (people: People, name: string): People => people.filter((one) => one.name !== name);

function named(people: People, wanted: string): Result<string, NameFault> {
  const name = wanted.trim();
  if (name === '') return err('empty');
  if (name.length > LONGEST_NAME) return err('tooLong');
  return people.some((one) => hasName(one, name)) ? err('taken') : ok(name);
}

/** Somebody more, who aims as is usual on this device. */
export function withNew(
  people: People,
  wanted: string,
  usual: Partial<Pick<Person, 'aim' | 'aid'>> = {},
): Result<People, NameFault> {
  const name = named(people, wanted);
  return name.ok ? ok([...people, { ...newPerson(name.value), ...usual }]) : name;
}

export const changed = (people: People, name: string, change: Partial<Omit<Person, 'name' | 'alsoNamed'>>): People =>
  people.map((one) => (one.name === name ? { ...one, ...change } : one));

/** Another name for the same person; whatever is kept under the old one stays theirs. */
export function renamed(people: People, from: string, wanted: string): Result<People, NameFault> {
  if (wanted.trim() === from) return ok(people);
  const name = named(others(people, from), wanted);
  if (!name.ok) return name;
  const moved = (one: Person): Person => ({
    ...one,
    name: name.value,
    alsoNamed: [...one.alsoNamed, from].filter((also) => also !== name.value),
  });
  return ok(people.map((one) => (one.name === from ? moved(one) : one)));
}

/** Two that are one person: the first is as before, and all that the second did counts as theirs. */
export function merged(people: People, kept: string, gone: string): People {
  const other = people.find((one) => one.name === gone);
  if (other === undefined || kept === gone) return people;
  return others(people, gone).map((one) =>
    one.name === kept ? { ...one, alsoNamed: [...new Set([...one.alsoNamed, gone, ...other.alsoNamed])] } : one,
  );
}

/** Nobody is asked any more; their games and what they did in them stay under the names they had there. */
export const without = (people: People, name: string): People => others(people, name);

/** Those of this device stay as they are; whoever it does not know comes in, under names that are still free. */
export const together = (here: People, theirs: People): People =>
  theirs.reduce<People>((people, person) => {
    const isFree = (name: string): boolean => !people.some((one) => hasName(one, name));
    return isFree(person.name) ? [...people, { ...person, alsoNamed: person.alsoNamed.filter(isFree) }] : people;
  }, here);
