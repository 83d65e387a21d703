import type { SightChange } from './sight';

type Path = SightChange[0];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function inObject(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>, path: Path) {
  const gone = Object.keys(before).filter((key) => before[key] !== undefined && after[key] === undefined);
  const left = Object.keys(after).filter((key) => after[key] !== undefined);
  return [
    ...gone.map((key): SightChange => [[...path, key]]),
    ...left.flatMap((key) => changesIn(before[key], after[key], [...path, key])),
  ];
}

/** What makes one JSON value into another, as few words as it takes; a list of another length is said anew. */
export function changesIn(before: unknown, after: unknown, path: Path = []): readonly SightChange[] {
  if (before === after) return [];
  if (isObject(before) && isObject(after)) return inObject(before, after, path);
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return after.flatMap((value: unknown, index) => changesIn(before[index], value, [...path, index]));
  }
  return [[path, after]];
}

function changedAt(value: unknown, path: Path, change: SightChange): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change[1];
  const isGone = rest.length === 0 && change.length === 1;
  if (Array.isArray(value)) {
    if (typeof key !== 'number' || key >= value.length || isGone) throw new Error('no such place in a list');
    return value.map((one: unknown, index) => (index === key ? changedAt(one, rest, change) : one));
  }
  if (!isObject(value)) throw new Error('nothing to change there');
  // Entries alone: a file may name a field as it likes.
  const entries = new Map(Object.entries(value));
  const name = String(key);
  if (isGone) entries.delete(name);
  else entries.set(name, changedAt(entries.get(name), rest, change));
  return Object.fromEntries(entries);
}

/** The value with this done to it; throws where there is no such place. */
export const withChange = (value: unknown, change: SightChange): unknown => changedAt(value, change[0], change);
