import { memoryRows } from '../../src/storage/rows/memoryRows';
import type { Row, RowStore } from '../../src/storage/rows/rowStore';
import { sealedRow } from '../../src/storage/rows/sealedRow';
import { GAME_VERSION } from '../../src/storage/shelf/shapes';
import { createShelf } from '../../src/storage/shelf/createShelf';
import type { GameShelf } from '../../src/storage';
import { changeRow } from './support/changeRow';
import { dumpOf } from './support/rowsDump';
import { newGame, stepText, stepTexts, valueOf, writeGame } from './support/games';

const STEPS = 8;
const WHOLE = { steps: stepTexts(STEPS), dropped: null };

async function shelfOfTwo(): Promise<{ readonly rows: RowStore; readonly shelf: GameShelf }> {
  const rows = memoryRows();
  const shelf = createShelf(rows);
  await writeGame(shelf, 'hurt', STEPS);
  await writeGame(shelf, 'sound', STEPS);
  return { rows, shelf };
}

const flipped = (text: string): string => `${text.slice(0, -1)}~`;

describe('a damaged step', () => {
  it.each([
    ['its text', ({ text }: { text: string }) => ({ text: flipped(text) })],
    ['its time', () => ({ atMs: 1 })],
    ['its seal', ({ seal }: { seal: string }) => ({ seal: flipped(seal) })],
    ['its version', () => ({ version: GAME_VERSION + 1 })],
    ['the kind of a column', () => ({ text: 7 })],
  ])('%s: the game opens at the step before, says so, and touches no other', async (_what, change) => {
    const { rows, shelf } = await shelfOfTwo();
    await changeRow(rows, 'step', 'hurt', 5, change);
    const game = valueOf(await shelf.open('hurt'));
    expect(game.steps).toEqual(stepTexts(5));
    expect(game.dropped).toEqual({ fromStep: 5, reason: expect.stringContaining('hurt') });
    expect(valueOf(await shelf.open('sound'))).toMatchObject(WHOLE);
  });

  it('goes on from there, and is whole again', async () => {
    const { rows, shelf } = await shelfOfTwo();
    await changeRow(rows, 'step', 'hurt', 5, ({ text }) => ({ text: flipped(text) }));
    expect(await shelf.append('hurt', 6, 'too far', 99)).toMatchObject({ ok: false, error: { kind: 'conflict' } });
    expect(await shelf.append('hurt', 4, 'too early', 99)).toMatchObject({ ok: false, error: { kind: 'conflict' } });
    valueOf(await shelf.append('hurt', 5, stepText(5), 99));
    valueOf(await shelf.append('hurt', 6, stepText(6), 99));
    expect(valueOf(await shelf.open('hurt'))).toMatchObject({ steps: stepTexts(7), dropped: null });
  });

  it('that a newer app has written is no damage: the game is left to that app', async () => {
    const { rows, shelf } = await shelfOfTwo();
    const before = valueOf(await shelf.open('hurt')).steps;
    const sealBefore = (await dumpOf(rows)).find(({ kind, id, row }) => {
      return kind === 'step' && id === 'hurt' && 'number' in row && row.number === STEPS - 2;
    });
    await changeRow(rows, 'step', 'hurt', STEPS - 1, ({ seal: _, ...row }) => {
      return sealedRow('step', 'hurt', { ...row, version: GAME_VERSION + 1 }, (sealBefore?.row as Row).seal);
    });
    expect(before).toHaveLength(STEPS);
    expect(await shelf.open('hurt')).toMatchObject({ ok: false, error: { kind: 'newer' } });
    expect(await shelf.append('hurt', STEPS - 1, stepText(99), 9)).toMatchObject({ ok: false });
    expect(valueOf(await shelf.open('sound'))).toMatchObject(WHOLE);
  });

  it('in another place of the chain is found too', async () => {
    const { rows, shelf } = await shelfOfTwo();
    const other = valueOf(await shelf.open('sound')).steps[2];
    await changeRow(rows, 'step', 'hurt', 3, () => ({ text: other }));
    expect(valueOf(await shelf.open('hurt'))).toMatchObject({ steps: stepTexts(3), dropped: { fromStep: 3 } });
  });
});

describe('lost rows', () => {
  it('in the middle end the game there', async () => {
    const { rows, shelf } = await shelfOfTwo();
    await rows.write((writer) => writer.drop('step', 'hurt', 3, 4));
    expect(valueOf(await shelf.open('hurt'))).toMatchObject({ steps: stepTexts(3), dropped: { fromStep: 3 } });
  });

  it('at the end are missed', async () => {
    const { rows, shelf } = await shelfOfTwo();
    await rows.write((writer) => writer.drop('step', 'hurt', 6, Infinity));
    expect(valueOf(await shelf.open('hurt'))).toMatchObject({ steps: stepTexts(6), dropped: { fromStep: 6 } });
    valueOf(await shelf.append('hurt', 6, stepText(6), 99));
    expect(valueOf(await shelf.open('hurt'))).toMatchObject({ steps: stepTexts(7), dropped: null });
  });

  it('of the end itself are told, and nothing that is there is given up', async () => {
    const { rows, shelf } = await shelfOfTwo();
    await rows.write((writer) => writer.drop('tail', 'hurt', 0, Infinity));
    expect(valueOf(await shelf.open('hurt'))).toMatchObject({ steps: stepTexts(STEPS), dropped: { fromStep: STEPS } });
    valueOf(await shelf.append('hurt', STEPS, stepText(STEPS), 99));
    expect(valueOf(await shelf.open('hurt'))).toMatchObject({ steps: stepTexts(STEPS + 1), dropped: null });
  });
});

describe('a damaged entry', () => {
  it('goes back to what it was at the beginning, and says so', async () => {
    const { rows, shelf } = await shelfOfTwo();
    valueOf(await shelf.change('hurt', { atMs: 50_000, sheet: '"changed"' }));
    await changeRow(rows, 'entry', 'hurt', 0, ({ text }) => ({ text: flipped(text) }));
    const game = valueOf(await shelf.open('hurt'));
    expect(game.entry.sheet).toBe(newGame('hurt').sheet);
    expect(game).toMatchObject({ steps: stepTexts(STEPS), dropped: { fromStep: STEPS } });
  });
});

describe('an opening', () => {
  it.each([
    ['damaged', { text: '{}' }],
    ['newer', { version: GAME_VERSION + 1 }],
  ])('that is %s costs its own game alone, which is left as it is and told of', async (kind, change) => {
    const { rows, shelf } = await shelfOfTwo();
    await changeRow(rows, 'game', 'hurt', 0, () => change);
    expect(await shelf.open('hurt')).toMatchObject({ ok: false, error: { kind } });
    expect(await shelf.change('hurt', { atMs: 1, isOver: true })).toMatchObject({ ok: false, error: { kind } });
    expect(valueOf(await shelf.list()).map(({ id }) => id)).toEqual(['sound']);
    expect(valueOf(await shelf.unreadable())).toEqual([{ id: 'hurt', kind, reason: expect.any(String) }]);
    expect(await shelf.forget('hurt')).toMatchObject({ ok: false, error: { kind } });
    expect(valueOf(await shelf.unreadable())).toHaveLength(1);
    expect(valueOf(await shelf.open('sound'))).toMatchObject(WHOLE);
  });
});

describe('an opening that is gone', () => {
  it('is missed', async () => {
    const { rows, shelf } = await shelfOfTwo();
    await rows.write((writer) => writer.drop('game', 'hurt', 0, Infinity));
    expect(await shelf.open('hurt')).toMatchObject({ ok: false, error: { kind: 'damaged' } });
    expect(valueOf(await shelf.unreadable())).toMatchObject([{ id: 'hurt', kind: 'damaged' }]);
    expect(valueOf(await shelf.list()).map(({ id }) => id)).toEqual(['sound']);
  });
});

describe('a snapshot', () => {
  async function withSnapshots() {
    const made = await shelfOfTwo();
    valueOf(await made.shelf.keepSnapshot('hurt', 4, 'after 4'));
    valueOf(await made.shelf.keepSnapshot('hurt', 6, 'after 6'));
    return made;
  }

  it('that is damaged gives way to the one before', async () => {
    const { rows, shelf } = await withSnapshots();
    await changeRow(rows, 'snapshot', 'hurt', 6, ({ text }) => ({ text: flipped(text) }));
    expect(valueOf(await shelf.open('hurt')).snapshot).toEqual({ stepCount: 4, text: 'after 4' });
  });

  it('of whose past a page is damaged gives way to the one before', async () => {
    const { rows, shelf } = await withSnapshots();
    for (const [from, to] of [
      [0, 4],
      [4, 6],
    ] as const)
      valueOf(await shelf.keepSnapshot('hurt', to, `{"at":${to}}`, { from, text: '{}' }));
    await changeRow(rows, 'past', 'hurt', 6, ({ text }) => ({ text: flipped(text) }));
    expect(valueOf(await shelf.open('hurt')).snapshot).toEqual({ stepCount: 4, text: '{"pages":[{}],"at":4}' });
    await changeRow(rows, 'past', 'hurt', 4, ({ text }) => ({ text: flipped(text) }));
    expect(valueOf(await shelf.open('hurt')).snapshot).toBeNull();
  });

  it('of steps that have been left out is not given', async () => {
    const { rows, shelf } = await withSnapshots();
    await changeRow(rows, 'step', 'hurt', 5, ({ text }) => ({ text: flipped(text) }));
    expect(valueOf(await shelf.open('hurt')).snapshot).toEqual({ stepCount: 4, text: 'after 4' });
    valueOf(await shelf.append('hurt', 5, 'another way', 99));
    valueOf(await shelf.append('hurt', 6, 'and on', 99));
    expect(valueOf(await shelf.open('hurt')).snapshot).toEqual({ stepCount: 4, text: 'after 4' });
  });
});
