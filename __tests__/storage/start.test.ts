import { mkdirSync, rmdirSync } from 'node:fs';
import { nodeSql } from '../../scripts/storage/nodeSql';
import { Dice } from '../../scripts/soak/dice';
import { shelf as en } from '../../src/i18n/common/en/shelf';
import { shelf as fr } from '../../src/i18n/common/fr/shelf';
import { createStorage, type AppStorage } from '../../src/storage/createStorage';
import type { FaultKind } from '../../src/storage/fault';
import { sqliteRows } from '../../src/storage/rows/sqliteRows';
import { ambushChoices } from '../session/catacombs/support/ambush';
import { continued, created, device, randomAnswer, toldAll } from '../session/catacombs/support/playing';
import { temporaryFolder } from '../support/temporaryFolder';
import { valueOf } from './support/games';

const ORC = { monsters: [{ monster: 'monster:orc' as const, at: { xMm: 150, yMm: 300 } }] };
const AS_FULL_AS_IT_IS = 'PRAGMA max_page_count = 1;';

const newFile = (): string => `${temporaryFolder()}/pichenette.db`;

/** The storage of a phone that has just been started: the same SQLite, on the same file. */
const startedOn = (file: string, beforehand = ''): AppStorage =>
  createStorage(
    sqliteRows(async () => {
      const sql = nodeSql(file);
      if (beforehand !== '') await sql.exec(beforehand);
      return sql;
    }),
    { readKeptBefore: async () => new Map(), persistence: async () => 'kept', room: async () => null },
  );

/** A game that was being played when the app was last seen; nothing was closed. */
async function playedOn(file: string): Promise<string> {
  const session = await created(device(startedOn(file).shelf), ambushChoices(ORC));
  await toldAll(session);
  return session.getState().gameId;
}

/** What is said in each language, by itself: nothing else that goes wrong is called the same. */
function expectSentence(kind: FaultKind): void {
  for (const { fault } of [en, fr]) {
    expect(fault[kind]).toMatch(/^\p{Lu}.*\.$/u);
    expect(Object.values(fault).filter((sentence) => sentence === fault[kind])).toHaveLength(1);
  }
}

/** Until not even a small thing finds room. */
async function filled({ values }: AppStorage): Promise<FaultKind | null> {
  for (let count = 0; count < 1000; count += 1) {
    const written = await values.write(`filling ${count}`, 'x'.repeat(100));
    if (!written.ok) return written.error.kind;
  }
  return null;
}

it('after a kill the game is where it was', async () => {
  const file = newFile();
  const id = await playedOn(file);
  const { shelf } = startedOn(file);
  expect(valueOf(await shelf.open(id))).toMatchObject({ dropped: null });
  expect((await continued(device(shelf), id)).getState().prompt).not.toBeNull();
});

it('on a full disk every game opens where it was, and it is said that what comes is not kept', async () => {
  const file = newFile();
  const id = await playedOn(file);
  const storage = startedOn(file, AS_FULL_AS_IT_IS);
  expect(valueOf(await storage.shelf.list())).toMatchObject([{ id }]);
  expect(await filled(storage)).toBe('full');
  const session = await continued(device(storage.shelf), id);
  expect(session.getState().keeping).toBe('kept');
  const dice = new Dice(1);
  session.answer(randomAnswer(session, dice));
  await toldAll(session);
  expect(session.getState().keeping).toMatchObject({ kind: 'full' });
  expectSentence('full');
});

it('what a newer app has kept is left as it is, and said to be so', async () => {
  const file = newFile();
  const id = await playedOn(file);
  await nodeSql(file).exec('PRAGMA user_version = 99');
  const { shelf, values } = startedOn(file);
  for (const asked of [await shelf.list(), await shelf.open(id), await values.read('settings')]) {
    expect(asked).toMatchObject({ ok: false, error: { kind: 'newer' } });
  }
  await nodeSql(file).exec('PRAGMA user_version = 1');
  expect(valueOf(await startedOn(file).shelf.open(id))).toMatchObject({ dropped: null });
  expectSentence('newer');
});

it('files that are locked are said to be so, and read as soon as they are not', async () => {
  const file = newFile();
  mkdirSync(file);
  const { shelf } = startedOn(file);
  expect(await shelf.list()).toMatchObject({ ok: false, error: { kind: 'denied' } });
  rmdirSync(file);
  expect(valueOf(await shelf.list())).toEqual([]);
  expectSentence('denied');
});
