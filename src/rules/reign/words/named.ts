import { CREATURE_IDS, type CreatureId } from './creatures';
import { ELEMENT_KINDS, TRAP_KINDS, type ElementKind, type TrapKind } from './elements';

/** One of a kind, as `giant-rat-2` or `chest-1` is called. */
export interface Numbered<Kind> {
  readonly kind: Kind;
  readonly number: string;
}

function parted(id: string): { readonly name: string; readonly number: string } | null {
  const [, name, number] = /^(.+)-(\d+)$/.exec(id) ?? [];
  return name === undefined || number === undefined ? null : { name, number };
}

const oneOf = <Kind extends string>(kinds: readonly Kind[], prefix: string) => {
  const known = new Map<string, Kind>(kinds.map((kind) => [kind.slice(prefix.length), kind]));
  return (id: string): Numbered<Kind> | null => {
    const parts = parted(id);
    const kind = parts === null ? undefined : known.get(parts.name);
    return parts === null || kind === undefined ? null : { kind, number: parts.number };
  };
};

/** What kind of creature somebody is called after; null: a hero, or nobody. */
export const creatureNamed: (id: string) => Numbered<CreatureId> | null = oneOf(CREATURE_IDS, 'creature:');

/** What kind of element or trap is called so. */
export const elementNamed: (id: string) => Numbered<ElementKind | TrapKind> | null = oneOf(
  [...ELEMENT_KINDS, ...TRAP_KINDS],
  '',
);

/** What kind of doing a deed is called after. */
export const doingNamed = (id: string): string => id.split(':', 1)[0] ?? '';
