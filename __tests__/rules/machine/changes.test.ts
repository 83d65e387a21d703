import { changesIn, withChange } from '../../../src/rules/machine';
import { catacombs } from '../../../src/rules/catacombs';
import { randomStates } from '../catacombs/support/randomStates';

const changed = (before: unknown, after: unknown): unknown => changesIn(before, after).reduce(withChange, before);

describe('what has changed from one value to the next', () => {
  it.each<[unknown, unknown, unknown]>([
    [{ a: 1, b: 2 }, { a: 1, b: 3 }, [[['b'], 3]]],
    [{ a: 1 }, { a: 1, b: null }, [[['b'], null]]],
    [{ a: 1, b: 2 }, { a: 1 }, [[['b']]]],
    [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 3 }] } }, [[['a', 'b', 1, 'c'], 3]]],
    [{ a: [1, 2] }, { a: [1] }, [[['a'], [1]]]],
    [{ a: null }, { a: {} }, [[['a'], {}]]],
    [{ a: [] }, { a: {} }, [[['a'], {}]]],
    [{ ['__proto__']: 1 }, { ['__proto__']: 2 }, [[['__proto__'], 2]]],
    [1, 2, [[[], 2]]],
    [{ a: 1 }, { a: 1 }, []],
  ])('%j to %j', (before, after, changes) => {
    expect(changesIn(before, after)).toEqual(changes);
    expect(changed(before, after)).toEqual(after);
  });

  it('makes each view of a game of the one before', () => {
    let before: unknown = null;
    for (const state of randomStates({}, 3, 250)) {
      const view: unknown = JSON.parse(JSON.stringify(catacombs.viewFor(state, null)));
      const changes = JSON.parse(JSON.stringify(changesIn(before, view))) as ReturnType<typeof changesIn>;
      expect(changes.reduce(withChange, before)).toEqual(view);
      before = view;
    }
  });

  it.each<[string, unknown, Parameters<typeof withChange>[1]]>([
    ['nothing to change there', { a: 1 }, [['a', 'b'], 2]],
    ['no such place in a list', { a: [1] }, [['a', 1], 2]],
    ['no such place in a list', { a: [1] }, [['a', 'b'], 2]],
    ['no such place in a list', { a: [1] }, [['a', 0]]],
  ])('%s', (message, value, change) => {
    expect(() => withChange(value, change)).toThrow(message);
  });
});
