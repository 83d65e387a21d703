import { z } from 'zod';
import { err, ok, type Result } from '../../lib';
import type { StorageFault } from '../fault';
import type { KeyValue } from './keyValue';

export interface ValueShape<T> {
  readonly key: string;
  /** The first makes version 1 of what was kept before there were versions; as many as there are is today's version. */
  readonly upgrades: readonly ((older: unknown) => unknown)[];
  /** What was kept in today's version, as its owner understands it. */
  parse(kept: unknown): T;
}

export interface VersionedValue<T> {
  /** Null when nothing was ever kept. */
  read(): Promise<Result<T | null, StorageFault>>;
  /** Refused over what a newer version of the app has kept. */
  write(value: T): Promise<Result<null, StorageFault>>;
}

const envelopeShape = z.strictObject({ version: z.int().positive(), value: z.unknown() });
type Envelope = { readonly version: number; readonly value: unknown };

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A text without an envelope is from before there were versions. */
function envelopeOf(text: string): Envelope {
  const kept = jsonOf(text);
  const envelope = envelopeShape.safeParse(kept);
  return envelope.success ? envelope.data : { version: 0, value: kept };
}

/** What an envelope of today's version or an older one says. */
const saidIn = <T>({ upgrades, parse }: ValueShape<T>, { version, value }: Envelope): T =>
  parse(upgrades.slice(version).reduce((older, upgrade) => upgrade(older), value));

const written = <T>({ upgrades }: ValueShape<T>, value: T): string =>
  JSON.stringify({ version: upgrades.length, value });

/** Two texts of one value as one; null where a newer version of the app has written either. */
export function mergedTexts<T>(
  shape: ValueShape<T>,
  here: string,
  theirs: string,
  merge: (here: T, theirs: T) => T,
): string | null {
  const both = [envelopeOf(here), envelopeOf(theirs)] as const;
  if (both.some(({ version }) => version > shape.upgrades.length)) return null;
  return written(shape, merge(saidIn(shape, both[0]), saidIn(shape, both[1])));
}

/** One value with a version, in a place of its own. */
export function versionedValue<T>(store: KeyValue, shape: ValueShape<T>): VersionedValue<T> {
  const { key, upgrades } = shape;
  const version = upgrades.length;
  const newer = (found: number) =>
    err({ kind: 'newer' as const, reason: `${key} has version ${found}, this app reads ${version}` });

  async function readEnvelope(): Promise<Result<Envelope | null, StorageFault>> {
    const text = await store.read(key);
    if (!text.ok) return text;
    const envelope = text.value === null ? null : envelopeOf(text.value);
    return envelope !== null && envelope.version > version ? newer(envelope.version) : ok(envelope);
  }

  return {
    read: async () => {
      const envelope = await readEnvelope();
      if (!envelope.ok) return envelope;
      return ok(envelope.value === null ? null : saidIn(shape, envelope.value));
    },
    write: async (value) => {
      const before = await readEnvelope();
      // What is damaged may be replaced; what is newer may not.
      if (!before.ok && before.error.kind === 'newer') return before;
      return store.write(key, written(shape, value));
    },
  };
}
