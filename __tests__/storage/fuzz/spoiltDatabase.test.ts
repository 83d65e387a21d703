import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Dice } from '../../../scripts/soak/dice';
import type { GameShelf, StoredGame } from '../../../src/storage';
import { sqliteRows } from '../../../src/storage/rows/sqliteRows';
import { createShelf } from '../../../src/storage/shelf/createShelf';
import { temporaryFolder } from '../../support/temporaryFolder';
import { valueOf, writeGame } from '../support/games';
import { nodeSql } from '../../../scripts/storage/nodeSql';
import { dishonestyOf } from './honest';
import { flipBit, places } from './spoiling';

const GAMES = ['a', 'b'];
const STEPS = 12;
const SAMPLE = 120;
/** Less is an empty database to SQLite: nobody can tell that there was something. */
const LEAST_BYTES = 2;

async function opened<T>(file: string, work: (shelf: GameShelf) => Promise<T>): Promise<T> {
  const sql = nodeSql(file);
  try {
    return await work(createShelf(sqliteRows(async () => sql)));
  } finally {
    await sql.close();
  }
}

async function database(file: string): Promise<readonly StoredGame[]> {
  return opened(file, async (shelf) => {
    for (const id of GAMES) await writeGame(shelf, id, STEPS);
    return Promise.all(GAMES.map(async (id) => valueOf(await shelf.open(id))));
  });
}

/** A file of SQLite, spoilt below everything that SQLite promises. */
async function dishonestiesOf(
  file: string,
  bytes: Uint8Array,
  whole: readonly StoredGame[],
): Promise<readonly string[]> {
  for (const beside of ['-wal', '-shm']) rmSync(file + beside, { force: true });
  writeFileSync(file, bytes);
  return opened(file, async (shelf) => {
    const listed = await shelf.list();
    const found = await Promise.all(whole.map(async (game) => dishonestyOf(await shelf.open(game.entry.id), game)));
    return [...found, listed.ok || listed.error.kind !== 'failed' ? null : listed.error.reason].filter(
      (dishonesty) => dishonesty !== null,
    );
  });
}

describe('a database file', () => {
  it('cut off anywhere gives its games honestly or says why not', async () => {
    const file = `${temporaryFolder()}/games.db`;
    const whole = await database(file);
    const bytes = readFileSync(file);
    for (const length of places(bytes.length, SAMPLE, 1).filter((place) => place >= LEAST_BYTES)) {
      expect([length, await dishonestiesOf(file, bytes.subarray(0, length), whole)]).toEqual([length, []]);
    }
  });

  it.each(Array.from({ length: LEAST_BYTES }, (_, bytes) => bytes))(
    'cut to %d bytes is begun anew, and keeps what is written then',
    async (length) => {
      const file = `${temporaryFolder()}/games.db`;
      await database(file);
      for (const beside of ['-wal', '-shm']) rmSync(file + beside, { force: true });
      writeFileSync(file, readFileSync(file).subarray(0, length));
      const kept = await database(file);
      expect(kept).toMatchObject(GAMES.map(() => ({ steps: { length: STEPS }, dropped: null })));
      await opened(file, async (shelf) => expect(valueOf(await shelf.list())).toHaveLength(GAMES.length));
    },
  );

  it('with flipped bits gives its games honestly or says why not', async () => {
    const file = `${temporaryFolder()}/games.db`;
    const whole = await database(file);
    const bytes = readFileSync(file);
    for (const seed of places(bytes.length, SAMPLE, 2)) {
      expect([seed, await dishonestiesOf(file, flipBit(bytes, new Dice(seed)), whole)]).toEqual([seed, []]);
    }
  });
});
