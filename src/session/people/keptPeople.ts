import { err, ok, type Result } from '../../lib';
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
  /** One change after the other, each to what the one before has left. What is damaged is begun anew. */
  change(by: (people: People) => People): Promise<Result<People, StorageFault>>;
  /** These sit down to a game. Until somebody has been kept, the table of last time knows how they aim. */
  satDown(players: readonly Player[]): Promise<Result<People, StorageFault>>;
  /** Told of every change that has been kept, until it is taken back. */
  watch(tell: (people: People) => void): () => void;
}

export function openPeople(values: KeyValue): KnownPeople {
  const kept = versionedValue(values, KEPT_PEOPLE);
  const watching = new Set<(people: People) => void>();
  let changing: Promise<unknown> = Promise.resolve();

  async function ofLastTable(): Promise<People> {
    const { players } = await openSeats(values).usualTable();
    return parsePeople(players.map(({ wishes, ...player }) => ({ ...newPerson(player.name), ...wishes, ...player })));
  }

  async function changeNow(by: (people: People) => People, isOfKept: boolean): Promise<Result<People, StorageFault>> {
    const found = await kept.read();
    // What could not be read this time must not be written over; what never can be may.
    if (!found.ok && found.error.kind !== 'damaged') return found;
    const before = found.ok ? (found.value ?? (await ofLastTable())) : [];
    const after = by(before);
    if (after === before || (isOfKept && found.ok && found.value === null)) return ok(before);
    const written = await kept.write(after);
    if (!written.ok) return err(written.error);
    for (const tell of watching) tell(after);
    return ok(after);
  }

  function change(by: (people: People) => People, isOfKept = false): Promise<Result<People, StorageFault>> {
    const changed = changing.then(() => changeNow(by, isOfKept));
    changing = changed;
    return changed;
  }

  return {
    async all() {
      const found = await kept.read();
      if (!found.ok) return [];
      return found.value ?? ofLastTable();
    },
    change: (by) => change(by),
    satDown: (players) => change((people) => afterSitting(people, players), true),
    watch(tell) {
      watching.add(tell);
      return () => void watching.delete(tell);
    },
  };
}

/** Whose deeds are kept under a name: the person's present name, or the name itself. */
export const knownAs =
  (people: People) =>
  (name: string): string =>
    personNamed(people, name)?.name ?? name;
