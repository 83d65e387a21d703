import { memoryKeyValue } from '../../src/storage/values/memoryKeyValue';
import { versionedValue, type ValueShape } from '../../src/storage/values/versionedValue';
import { valueOf } from './support/games';

interface Names {
  readonly names: readonly string[];
}

const parse = (kept: unknown): Names => kept as Names;

/** As it was first kept, then as a list, then with a name of its own. */
const shape: ValueShape<Names> = {
  key: 'names',
  upgrades: [(older) => String(older).split(' '), (older) => ({ names: older })],
  parse,
};

describe('a versioned value', () => {
  it('is null before anything was kept, and then what was kept', async () => {
    const value = versionedValue(memoryKeyValue(), shape);
    expect(valueOf(await value.read())).toBeNull();
    valueOf(await value.write({ names: ['Zoé'] }));
    expect(valueOf(await value.read())).toEqual({ names: ['Zoé'] });
  });

  it.each([
    ['before there were versions', '"Ann Bob"'],
    ['in version 1', '{"version":1,"value":["Ann","Bob"]}'],
    ['in version 2', '{"version":2,"value":{"names":["Ann","Bob"]}}'],
  ])('is brought to today when it was kept %s', async (_when, text) => {
    const value = versionedValue(memoryKeyValue({ names: text }), shape);
    expect(valueOf(await value.read())).toEqual({ names: ['Ann', 'Bob'] });
  });

  it('of a newer app is neither read nor written over', async () => {
    const text = '{"version":3,"value":"?"}';
    const store = memoryKeyValue({ names: text });
    const value = versionedValue(store, shape);
    expect(await value.read()).toMatchObject({ ok: false, error: { kind: 'newer' } });
    expect(await value.write({ names: [] })).toMatchObject({ ok: false, error: { kind: 'newer' } });
    expect(valueOf(await store.read('names'))).toBe(text);
  });
});
