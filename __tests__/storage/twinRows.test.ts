import { createShelf } from '../../src/storage/shelf/createShelf';
import { inTurn } from '../../src/storage/rows/inTurn';
import { memoryRows } from '../../src/storage/rows/memoryRows';
import type { RowStore } from '../../src/storage/rows/rowStore';
import { twinRows } from '../../src/storage/rows/twinRows';
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
