import { err, ok } from '../../src/lib';
import { createFiles } from '../../src/storage/files/createFiles';
import { checkOf, MAX_EXPORT_LENGTH, type ExportedFile } from '../../src/storage/shelf/exportShape';
import { memoryRows } from '../../src/storage/rows/memoryRows';
import { sqliteRows } from '../../src/storage/rows/sqliteRows';
import type { RowStore } from '../../src/storage/rows/rowStore';
import type { MergeValue } from '../../src/storage/files/shelfFiles';
import { createShelf } from '../../src/storage/shelf/createShelf';
import { GAME_VERSION } from '../../src/storage/shelf/shapes';
import { createKeyValue } from '../../src/storage/values/createKeyValue';
import { changeRow } from './support/changeRow';
import { newGame, stepText, stepTexts, valueOf, writeGame } from './support/games';
import { nodeSql } from '../../scripts/storage/nodeSql';
import { dumpOf } from './support/rowsDump';

const AT_MS = 77;

const over = (rows: RowStore) => ({
  rows,
  shelf: createShelf(rows),
  files: createFiles(rows),
  values: createKeyValue(rows),
});

async function filled() {
  const made = over(memoryRows());
  await writeGame(made.shelf, 'a', 5);
  await writeGame(made.shelf, 'b', 3);
  valueOf(await made.shelf.change('b', { atMs: 90_000, isOver: true, summary: '"won"' }));
  valueOf(await made.values.write('settings', '{"version":1}'));
  return { ...made, text: valueOf(await made.files.exportAll(AT_MS)).text };
}

/** The file with something else in it, and a check that fits. */
function forged(text: string, change: (file: ExportedFile) => object): string {
  const file = JSON.parse(text) as ExportedFile;
  const changed = { ...file, ...change(file) };
  return JSON.stringify({ ...changed, check: checkOf(changed) });
}

describe('a game of an export', () => {
  it('is kept as whoever knows what games are would have it', async () => {
    const { text } = await filled();
    const other = over(memoryRows());
    valueOf(await other.files.importAll(text, { admit: (game) => ok({ ...game, summary: `of ${game.id}` }) }));
    expect(valueOf(await other.shelf.list()).map(({ summary }) => summary)).toEqual(['of b', 'of a']);
  });

  it('stays outside when it is none, and the report says which it is', async () => {
    const { text } = await filled();
    const other = over(memoryRows());
    const none = { kind: 'damaged', reason: 'no game' } as const;
    const read = await other.files.importAll(text, { admit: (game) => (game.id === 'b' ? err(none) : ok(game)) });
    expect(valueOf(read)).toMatchObject({
      added: ['a'],
      skippedCount: 0,
      leftOut: [{ id: 'b', kind: 'damaged', reason: 'games.1: no game' }],
    });
    expect(valueOf(await other.shelf.list()).map(({ id }) => id)).toEqual(['a']);
  });

  it('stays outside when a newer app has kept it', async () => {
    const { text } = await filled();
    const newer = forged(text, ({ games }) => ({
      games: games.map((game, index) => (index === 0 ? { ...game, version: GAME_VERSION + 1 } : game)),
    }));
    const read = valueOf(await over(memoryRows()).files.importAll(newer));
    expect(read).toMatchObject({ added: ['b'], leftOut: [{ id: 'a', kind: 'newer' }] });
  });

  it('keeps the file as older apps read it, unless one of them would not know it', async () => {
    const { text, files, shelf } = await filled();
    expect(JSON.parse(text)).toMatchObject({ version: 2, games: [{ id: 'a' }, { id: 'b' }] });
    expect(text).not.toContain('"version":3');
    valueOf(await shelf.create({ ...newGame('c'), game: 'stones', version: 3 }));
    const { version, games } = JSON.parse(valueOf(await files.exportAll(AT_MS)).text);
    expect(version).toBe(3);
    expect(games.map((game: { id: string; version?: number }) => [game.id, game.version])).toEqual([
      ['a', undefined],
      ['b', undefined],
      ['c', 3],
    ]);
  });
});

describe('an export', () => {
  it.each([
    ['memory', memoryRows],
    ['SQLite', () => sqliteRows(async () => nodeSql(':memory:'))],
  ])('is the same again when it has been brought into %s', async (_name, freshRows) => {
    const { text, shelf } = await filled();
    const other = over(freshRows());
    expect(valueOf(await other.files.importAll(text))).toEqual({
      added: ['a', 'b'],
      skippedCount: 0,
      leftOut: [],
      takenKeys: ['settings'],
    });
    expect(valueOf(await other.files.exportAll(AT_MS)).text).toBe(text);
    expect(valueOf(await other.shelf.list())).toEqual(valueOf(await shelf.list()));
    valueOf(await other.shelf.append('a', 5, stepText(5), 99));
    expect(valueOf(await other.shelf.open('a'))).toMatchObject({ steps: stepTexts(6), dropped: null });
  });

  it('leaves out what cannot be read, and what has been removed', async () => {
    const { rows, shelf, files } = await filled();
    await changeRow(rows, 'game', 'a', 0, () => ({ text: '' }));
    valueOf(await shelf.remove('b'));
    expect(valueOf(await files.exportAll(AT_MS))).toMatchObject({
      gameCount: 0,
      leftOut: [{ id: 'a', kind: 'damaged' }],
    });
  });
});

describe('an import', () => {
  it('adds nothing when it is all there', async () => {
    const { rows, files, shelf, text } = await filled();
    valueOf(await shelf.append('a', 5, stepText(5), 99));
    const before = await dumpOf(rows);
    expect(valueOf(await files.importAll(text))).toEqual({ added: [], skippedCount: 2, leftOut: [], takenKeys: [] });
    expect(await dumpOf(rows)).toEqual(before);
  });

  it('puts a removed game back', async () => {
    const { shelf, files, text } = await filled();
    valueOf(await shelf.remove('a'));
    expect(valueOf(await files.importAll(text)).added).toEqual(['a']);
    expect(valueOf(await shelf.list())).toHaveLength(2);
  });

  it('never overwrites: another game of the same id gets another id, once', async () => {
    const { text } = await filled();
    const here = over(memoryRows());
    valueOf(await here.shelf.create({ ...newGame('a'), opening: '"another"' }));
    valueOf(await here.values.write('settings', '"mine"'));
    const [id] = valueOf(await here.files.importAll(text)).added;
    expect(id).toMatch(/^a-[0-9a-f]{16}$/);
    expect(valueOf(await here.shelf.open('a')).opening).toBe('"another"');
    expect(valueOf(await here.shelf.open(id!))).toMatchObject({ steps: stepTexts(5), dropped: null });
    expect(valueOf(await here.values.read('settings'))).toBe('"mine"');
    expect(valueOf(await here.files.importAll(text)).added).toEqual([]);
  });

  it('copes with a file that has a game twice', async () => {
    const { text } = await filled();
    const here = over(memoryRows());
    const twice = forged(text, ({ games }) => ({ games: [...games, ...games] }));
    expect(valueOf(await here.files.importAll(twice))).toMatchObject({ added: ['a', 'b'], skippedCount: 2 });
  });
});

describe('a value that is here already', () => {
  const merge: MergeValue = (key, here, theirs) => (key === 'names' ? `${here} and ${theirs}` : null);

  async function imported(change: (rows: RowStore) => Promise<void> = async () => undefined) {
    const there = over(memoryRows());
    for (const key of ['names', 'other']) valueOf(await there.values.write(key, 'theirs'));
    const { text } = valueOf(await there.files.exportAll(AT_MS));
    const here = over(memoryRows());
    for (const key of ['names', 'other']) valueOf(await here.values.write(key, 'mine'));
    await change(here.rows);
    const { takenKeys } = valueOf(await here.files.importAll(text, { merge }));
    return { takenKeys, here };
  }

  it('stays, or becomes one with that of the file', async () => {
    const { takenKeys, here } = await imported();
    expect(takenKeys).toEqual(['names']);
    expect(valueOf(await here.values.read('names'))).toBe('mine and theirs');
    expect(valueOf(await here.values.read('other'))).toBe('mine');
  });

  it('is replaced where it is damaged, and left to a newer app', async () => {
    const { takenKeys, here } = await imported(async (rows) => {
      await changeRow(rows, 'value', 'other', 0, () => ({ text: 'torn' }));
      await changeRow(rows, 'value', 'names', 0, () => ({ version: 99 }));
    });
    expect(takenKeys).toEqual(['other']);
    expect(valueOf(await here.values.read('other'))).toBe('theirs');
    expect(await here.values.read('names')).toMatchObject({ ok: false, error: { kind: 'newer' } });
  });
});

describe('a snapshot', () => {
  it('goes along with its game, and is left out where it stands for more than the file has', async () => {
    const here = over(memoryRows());
    await writeGame(here.shelf, 'a', 5);
    valueOf(await here.shelf.keepSnapshot('a', 4, 'after 4'));
    const { text } = valueOf(await here.files.exportAll(AT_MS));
    const snapshotIn = async (file: string) => {
      const there = over(memoryRows());
      valueOf(await there.files.importAll(file));
      return valueOf(await there.shelf.open('a')).snapshot;
    };
    expect(await snapshotIn(text)).toEqual({ stepCount: 4, text: 'after 4' });
    const tooFar = forged(text, ({ games }) => ({
      games: games.map((game) => ({ ...game, snapshot: { stepCount: 9, text: 'after 9' } })),
    }));
    expect(await snapshotIn(tooFar)).toBeNull();
  });
});

describe('a file that is not right', () => {
  const hostile: readonly (readonly [string, string, (text: string) => string])[] = [
    ['nothing', 'notOurs', () => ''],
    ['something else', 'notOurs', () => '<script>alert(1)</script>'],
    ['other JSON', 'notOurs', () => '{"format":"pichenette-record","version":1}'],
    ['a list', 'notOurs', () => '[]'],
    ['cut off', 'damaged', (text) => text.slice(0, -1)],
    ['changed', 'damaged', (text) => text.replace('Table of a', 'Table of A')],
    ['newer', 'newer', (text) => text.replace('"version":2', '"version":99')],
    ['too big', 'tooBig', (text) => text + ' '.repeat(MAX_EXPORT_LENGTH)],
    ['very deep', 'damaged', (text) => text.replace('"games":[', `"games":[${'['.repeat(200_000)}`)],
    [
      'with a number for a step',
      'damaged',
      (text) => forged(text, ({ games }) => ({ games: [{ ...games[0], steps: [7] }] })),
    ],
    ['with a nameless game', 'damaged', (text) => forged(text, ({ games }) => ({ games: [{ ...games[0], id: '' }] }))],
    ['with an unknown field', 'damaged', (text) => forged(text, () => ({ run: 'me' }))],
    ['with a prototype', 'damaged', (text) => text.replace('{"format"', '{"__proto__":{"isOver":true},"format"')],
    [
      'with a good game before a bad one',
      'damaged',
      (text) => forged(text, ({ games }) => ({ games: [games[0], { ...games[1], atMs: 1 }] })),
    ],
  ];

  it.each(hostile)('%s: is refused as %s and changes nothing', async (_what, kind, spoil) => {
    const { text } = await filled();
    const here = over(memoryRows());
    await writeGame(here.shelf, 'mine', 2);
    const before = await dumpOf(here.rows);
    expect(await here.files.importAll(spoil(text))).toMatchObject({ ok: false, error: { kind } });
    expect(await dumpOf(here.rows)).toEqual(before);
    expect(({} as { isOver?: boolean }).isOver).toBeUndefined();
  });

  it('takes strange ids for what they are', async () => {
    const { text } = await filled();
    const here = over(sqliteRows(async () => nodeSql(':memory:')));
    const ids = ['__proto__', "'; DROP TABLE rows; --", '../../etc', 'é🎯'];
    const strange = forged(text, ({ games }) => ({ games: ids.map((id) => ({ ...games[0], id })) }));
    expect(valueOf(await here.files.importAll(strange)).added).toEqual(ids);
    for (const id of ids) expect(valueOf(await here.shelf.open(id)).steps).toEqual(stepTexts(5));
  });
});
