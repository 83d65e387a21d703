/**
 * JSON that says each thing once. A game repeats itself: the same disc at the same place, the same question, the same
 * words; whatever is equal is written down at its first place and pointed at from then on.
 */
export interface Packed {
  /** The field names that objects have, each list once. */
  readonly shapes: readonly (readonly string[])[];
  /** What there is, whatever it is made of before it. */
  readonly nodes: readonly PackedNode[];
  readonly root: PackedValue;
}

/** A text or number as it is, a list behind a -1, and an object as the number of its shape and its values. */
type PackedNode = string | number | readonly [shape: number, ...values: PackedValue[]];
/** `[n]` is the node with this number. */
type PackedValue = string | number | boolean | null | readonly [node: number];

const LIST = -1;
/** What is shorter is as short as the number of its node. */
const SHORT_CHARS = 5;

/** JSON values only; a field that is undefined is left out, as JSON does. */
export function pack(value: unknown): Packed {
  const shapes: (readonly string[])[] = [];
  const nodes: PackedNode[] = [];
  const numberOfShape = new Map<string, number>();
  const numberOfNode = new Map<string, number>();

  function shapeOf(names: readonly string[]): number {
    const key = JSON.stringify(names);
    const known = numberOfShape.get(key);
    if (known !== undefined) return known;
    numberOfShape.set(key, shapes.length);
    return shapes.push(names) - 1;
  }

  function nodeOf(key: string, node: PackedNode): readonly [number] {
    const known = numberOfNode.get(key);
    if (known !== undefined) return [known];
    numberOfNode.set(key, nodes.length);
    return [nodes.push(node) - 1];
  }

  /** Texts stand behind quotes in a key, so that none is taken for anything else. */
  const keyOf = (part: PackedValue): string =>
    typeof part === 'string'
      ? JSON.stringify(part)
      : typeof part === 'object' && part !== null
        ? `@${part[0]}`
        : `${part}`;

  const manyOf = (shape: number, values: readonly PackedValue[]): readonly [number] =>
    nodeOf(`${shape}:${values.map(keyOf).join(',')}`, [shape, ...values]);

  function packed(one: unknown): PackedValue {
    if (typeof one === 'string') return one.length <= SHORT_CHARS ? one : nodeOf(keyOf(one), one);
    if (typeof one === 'number') return `${one}`.length <= SHORT_CHARS ? one : nodeOf(keyOf(one), one);
    if (Array.isArray(one)) return manyOf(LIST, one.map(packed));
    if (typeof one === 'object' && one !== null) {
      const fields = Object.entries(one).filter(([, field]) => field !== undefined);
      return manyOf(
        shapeOf(fields.map(([name]) => name)),
        fields.map(([, field]) => packed(field)),
      );
    }
    return typeof one === 'boolean' ? one : null;
  }

  const root = packed(value);
  return { shapes, nodes, root };
}

/** What was packed; equal parts of it are the same object. It comes from behind a seal: whoever wrote it packed it. */
export function unpack({ shapes, nodes, root }: Packed): unknown {
  const made: unknown[] = [];
  const valueOf = (value: PackedValue): unknown =>
    typeof value === 'object' && value !== null ? made[value[0]] : value;

  function thingOf(node: PackedNode): unknown {
    if (typeof node === 'string' || typeof node === 'number') return node;
    const [shape, ...values] = node;
    if (shape === LIST) return values.map(valueOf);
    const names = shapes[shape] ?? [];
    return Object.fromEntries(names.map((name, index) => [name, valueOf(values[index] ?? null)]));
  }

  for (const node of nodes) made.push(thingOf(node));
  return valueOf(root);
}
