import { createShelf } from '../../src/storage/shelf/createShelf';
import { inTurn } from '../../src/storage/rows/inTurn';
import { memoryRows } from '../../src/storage/rows/memoryRows';
import type { RowStore } from '../../src/storage/rows/rowStore';
import { twinRows } from '../../src/storage/rows/twinRows';
import { createKeyValue } from '../../src/storage/values/createKeyValue';
import { changeRow } from './support/changeRow';
import { stepText, stepTexts, valueOf, writeGame } from './support/games';
import { dumpOf } from './support/rowsDump';
import { describeShelf } from './support/shelfContract';

describeShelf('in two places', async () => {
  const [first, second, turns] = [memoryRows(), memoryRows(), inTurn()];
  return [createShelf(twinRows(first, second, turns)), createShelf(twinRows(first, second, turns))];
});

const shelfOver = (first: RowStore, second: RowStore) => createShelf(twinRows(first, second, inTurn()));

/** A database that can be switched off. */
function fickleRows(): RowStore & { isOff: boolean } {
  const rows = memoryRows();
  const store: RowStore & { isOff: boolean } = {
    isOff: false,
    read: async (work) => {
      if (store.isOff) throw new Error('switched off');
      return rows.read(work);
    },
    write: async (work) => {
      if (store.isOff) throw new Error('switched off');
      return rows.write(work);
    },
  };
  return store;
}

describe('two copies', () => {
  it('are the same after every write', async () => {
    const [first, second] = [memoryRows(), memoryRows()];
    const shelf = shelfOver(first, second);
    await writeGame(shelf, 'a', 4);
    valueOf(await shelf.keepSnapshot('a', 2, 'after 2'));
    expect(await shelf.append('a', 9, 'too far', 9)).toMatchObject({ ok: false });
    valueOf(await shelf.remove('a'));
    valueOf(await shelf.forget('a'));
    await writeGame(shelf, 'b', 2);
    expect(await dumpOf(second)).toEqual(await dumpOf(first));
    expect(await dumpOf(first)).not.toEqual([]);
  });

  it.each(['first', 'second'] as const)('restore each other when the %s is thrown away', async (lost) => {
    const [first, second] = [memoryRows(), memoryRows()];
    await writeGame(shelfOver(first, second), 'a', 4);
    const [left, right] = lost === 'first' ? [memoryRows(), second] : [first, memoryRows()];
    const later = shelfOver(left, right);
    expect(valueOf(await later.open('a'))).toMatchObject({ steps: stepTexts(4), dropped: null });
    expect(await dumpOf(left)).toEqual(await dumpOf(right));
    valueOf(await later.append('a', 4, stepText(4), 9));
    expect(await dumpOf(left)).toEqual(await dumpOf(right));
  });

  it('are matched up when the app ended between the two writes', async () => {
    const [first, second] = [memoryRows(), fickleRows()];
    const shelf = shelfOver(first, second);
    await writeGame(shelf, 'a', 4);
    second.isOff = true;
    valueOf(await shelf.append('a', 4, stepText(4), 9));
    second.isOff = false;
    const later = shelfOver(first, second);
    expect(valueOf(await later.open('a')).steps).toEqual(stepTexts(5));
    expect(await dumpOf(second)).toEqual(await dumpOf(first));
  });

  it('go on as one while the second cannot be written', async () => {
    const [first, second] = [memoryRows(), fickleRows()];
    second.isOff = true;
    const shelf = shelfOver(first, second);
    await writeGame(shelf, 'a', 3);
    second.isOff = false;
    valueOf(await shelf.append('a', 3, stepText(3), 9));
    expect(valueOf(await shelf.open('a')).steps).toEqual(stepTexts(4));
    expect(valueOf(await shelfOver(first, second).open('a')).steps).toEqual(stepTexts(4));
    expect(await dumpOf(second)).toEqual(await dumpOf(first));
  });

  it('never write to a second that another tab has left behind', async () => {
    const [first, second, turns] = [memoryRows(), fickleRows(), inTurn()];
    const [left, right] = [createShelf(twinRows(first, second, turns)), createShelf(twinRows(first, second, turns))];
    await writeGame(left, 'a', 1);
    valueOf(await right.append('a', 1, stepText(1), 9));
    second.isOff = true;
    valueOf(await left.append('a', 2, stepText(2), 9));
    second.isOff = false;
    valueOf(await right.append('a', 3, stepText(3), 9));
    expect(valueOf(await createShelf(second).open('a'))).toMatchObject({ steps: stepTexts(2), dropped: null });
    expect(valueOf(await shelfOver(first, second).open('a')).steps).toEqual(stepTexts(4));
    expect(await dumpOf(second)).toEqual(await dumpOf(first));
  });

  it('trust the one whose count of writes can be read', async () => {
    const [first, second] = [memoryRows(), memoryRows()];
    await writeGame(shelfOver(first, second), 'a', 4);
    await changeRow(first, 'store', 'revision', 0, () => ({ text: '9999' }));
    expect(valueOf(await shelfOver(first, second).open('a')).steps).toEqual(stepTexts(4));
    expect(await dumpOf(first)).toEqual(await dumpOf(second));
  });

  it('fail when the first fails', async () => {
    const first = fickleRows();
    const shelf = shelfOver(first, memoryRows());
    await writeGame(shelf, 'a', 1);
    first.isOff = true;
    expect(await shelf.append('a', 1, stepText(1), 9)).toMatchObject({ ok: false, error: { kind: 'failed' } });
    first.isOff = false;
    expect(valueOf(await shelf.open('a')).steps).toEqual(stepTexts(1));
    valueOf(await shelf.append('a', 1, stepText(1), 9));
  });
});

describe('a copy that is damaged while the other one is whole', () => {
  const hurt = { text: '{"torn' };

  async function twoGames() {
    const [first, second] = [memoryRows(), memoryRows()];
    const shelf = shelfOver(first, second);
    await writeGame(shelf, 'a', 4);
    await writeGame(shelf, 'b', 2);
    valueOf(await shelf.keepSnapshot('a', 2, 'after 2'));
    return { first, second, whole: await dumpOf(first) };
  }

  it.each([
    ['a step', 'step', 2],
    ['the first step', 'step', 0],
    ['the opening', 'game', 0],
    ['what has changed since', 'entry', 0],
    ['the mark of the end', 'tail', 0],
  ] as const)('is mended when %s is damaged, and the game is whole again', async (_what, kind, number) => {
    const { first, second, whole } = await twoGames();
    await changeRow(first, kind, 'a', number, () => hurt);
    const shelf = shelfOver(first, second);
    expect(valueOf(await shelf.open('a'))).toMatchObject({ steps: stepTexts(4), dropped: null });
    expect(await dumpOf(first)).toEqual(whole);
    valueOf(await shelf.append('a', 4, stepText(4), 9));
    expect(await dumpOf(second)).toEqual(await dumpOf(first));
  });

  it.each([
    ['damaged', (rows: RowStore) => changeRow(rows, 'game', 'a', 0, () => hurt)],
    ['gone', (rows: RowStore) => rows.write((writer) => writer.drop('game', 'a', 0, Infinity))],
  ])('is mended when the list misses an opening that is %s', async (_how, spoil) => {
    const { first, second } = await twoGames();
    await spoil(first);
    const shelf = shelfOver(first, second);
    const [list, unreadable] = await Promise.all([shelf.list(), shelf.unreadable()]);
    expect(valueOf(list)).toHaveLength(2);
    expect(valueOf(unreadable)).toEqual([]);
  });

  it('is mended when steps are missing at its end', async () => {
    const { first, second, whole } = await twoGames();
    await first.write((rows) => rows.drop('step', 'a', 3, Infinity));
    expect(valueOf(await shelfOver(first, second).open('a'))).toMatchObject({ steps: stepTexts(4), dropped: null });
    expect(await dumpOf(first)).toEqual(whole);
  });

  it('is mended when a value is damaged', async () => {
    const [first, second] = [memoryRows(), memoryRows()];
    valueOf(await createKeyValue(twinRows(first, second, inTurn())).write('settings', '"mine"'));
    await changeRow(first, 'value', 'settings', 0, () => hurt);
    expect(valueOf(await createKeyValue(twinRows(first, second, inTurn())).read('settings'))).toBe('"mine"');
  });

  it('is the second: it is mended with the first', async () => {
    const { first, second, whole } = await twoGames();
    await changeRow(first, 'step', 'a', 2, () => hurt);
    await changeRow(second, 'step', 'b', 1, () => hurt);
    valueOf(await shelfOver(first, second).open('a'));
    expect([await dumpOf(first), await dumpOf(second)]).toEqual([whole, whole]);
  });

  it('is left as it is where the other one is damaged as well', async () => {
    const { first, second } = await twoGames();
    for (const rows of [first, second]) await changeRow(rows, 'step', 'a', 2, () => hurt);
    const before = await dumpOf(first);
    const shelf = shelfOver(first, second);
    expect(valueOf(await shelf.open('a'))).toMatchObject({ steps: stepTexts(2), dropped: { fromStep: 2 } });
    expect(await dumpOf(first)).toEqual(before);
  });
});
