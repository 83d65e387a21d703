import type { Result } from '../../lib';
import { versionedValue, type KeyValue, type StorageFault, type ValueShape } from '../../storage';
import { newPerson, parsePeople, personNamed, withHandChoice, type People } from './person';
import { openSeats } from './seats';

/** Version 1 is the first there ever was: nothing without a version was kept here. */
export const KEPT_PEOPLE: ValueShape<People> = {
  key: 'people',
  upgrades: [() => [], withHandChoice],
  parse: parsePeople,
};

/** Those who play on this device. */
export interface KnownPeople {
  /** Nobody, where what is kept cannot be read. Before anybody was ever kept: whoever sat at the table last. */
  all(): Promise<People>;
  keep(people: People): Promise<Result<null, StorageFault>>;
}

export function openPeople(values: KeyValue): KnownPeople {
  const kept = versionedValue(values, KEPT_PEOPLE);
  return {
    async all() {
      const found = await kept.read();
      if (!found.ok) return [];
      if (found.value !== null) return found.value;
      const { players } = await openSeats(values).usualTable();
      return parsePeople(players.map(({ name, aim, aid }) => ({ ...newPerson(name), aim, aid })));
    },
    keep: (people) => kept.write(people),
  };
}

/** Whose deeds are kept under a name: the person's present name, or the name itself. */
export const knownAs =
  (people: People) =>
  (name: string): string =>
    personNamed(people, name)?.name ?? name;
