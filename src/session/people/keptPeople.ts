import { ok, type Result } from '../../lib';
import { versionedValue, type KeyValue, type StorageFault, type ValueShape } from '../../storage';
import type { Player } from '../game/sheet';
import { newPerson, parsePeople, personNamed, withHandChoice, type People } from './person';
import { openSeats } from './seats';
import { afterSitting } from './sitting';

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
  /** These sit down to a game. Until somebody has been kept, the table of last time knows how they aim. */
  satDown(players: readonly Player[]): Promise<Result<null, StorageFault>>;
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
    async satDown(players) {
      const found = await kept.read();
      if (!found.ok) return found;
      const after = found.value === null ? null : afterSitting(found.value, players);
      return after === found.value || after === null ? ok(null) : kept.write(after);
    },
  };
}

/** Whose deeds are kept under a name: the person's present name, or the name itself. */
export const knownAs =
  (people: People) =>
  (name: string): string =>
    personNamed(people, name)?.name ?? name;
