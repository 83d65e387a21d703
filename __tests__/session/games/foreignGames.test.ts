import { openBelongings } from '../../../src/session/belongings/belongings';
import { readStatistics } from '../../../src/session/statistics/statistics';
import { createFiles } from '../../../src/storage/files/createFiles';
import { createShelf } from '../../../src/storage/shelf/createShelf';
import { memoryRows } from '../../../src/storage/rows/memoryRows';
import { intactRow } from '../../../src/storage/rows/sealedRow';
import { memoryKeyValue, memoryStorage, type NewEntry } from '../../../src/storage';
import { valueOf } from '../../storage/support/games';
import { dumpOf } from '../../storage/support/rowsDump';
import { ambushChoices } from '../catacombs/support/ambush';
import { created, device } from '../catacombs/support/playing';
import { MODULES } from '../../../src/session/modules';
import { playable, foreignIn } from '../support/ofCatacombs';

const ORC = { monsters: [{ monster: 'monster:orc' as const, at: { xMm: 150, yMm: 300 } }] };
const VERSION_OF_OTHERS = 3;

/** A game of a rulebook that nobody has here. */
const OF_STONES: NewEntry = {
  id: 'stones-1',
  game: 'stones',
  version: VERSION_OF_OTHERS,
  atMs: 7,
  opening: '{"stones":[1,2]}',
  sheet: '{"sheet":{"name":"By the river"}}',
  summary: '{"version":1,"of":"stones"}',
  steps: [{ atMs: 8, text: '{"kind":"throw"}' }],
};

const ROW = { game: null, id: 'stones-1', name: 'By the river', named: 'stones', why: 'unknown' };

/** A shelf with one such game beside one that is played here. */
async function mixed() {
  const rows = memoryRows();
  const files = createFiles(rows);
  const table = device(createShelf(rows));
  const session = await created(table, ambushChoices(ORC, { name: 'Friday' }));
  valueOf(await table.shelf.create(OF_STONES));
  return { rows, files, ...table, session };
}

describe('a game of a rulebook that is not here', () => {
  it('has a row of its own beside those that are played here', async () => {
    const { games } = await mixed();
    expect(playable(valueOf(await games.list())).map(({ name }) => name)).toEqual(['Friday']);
    expect(foreignIn(valueOf(await games.list()))).toEqual([ROW]);
  });

  it('is not taken for another when somebody would open or watch it, and stays as it is', async () => {
    const { rows, games } = await mixed();
    const before = await dumpOf(rows);
    const refused = { ok: false, error: { kind: 'unknownGame', named: 'stones' } };
    expect(await games.continue(ROW.id)).toEqual(refused);
    expect(await games.playback(ROW.id)).toEqual(refused);
    expect(await dumpOf(rows)).toEqual(before);
  });

  it('says so at its table as well', async () => {
    const { games } = await mixed();
    const table = games.sitAt(ROW.id);
    const place = await new Promise((resolve) => table.subscribe((now) => now.kind === 'closed' && resolve(now)));
    expect(place).toMatchObject({ fault: { kind: 'unknownGame', named: 'stones' } });
    table.leave();
  });

  it('can be given away whole, to an app that knows it', async () => {
    const { games } = await mixed();
    const written = await games.exportRecord(ROW.id);
    if (!written.ok) throw new Error(written.error.kind);
    const { version, games: found } = JSON.parse(written.value);
    expect(version).toBe(VERSION_OF_OTHERS);
    const { id, game, opening, steps } = OF_STONES;
    expect(found).toMatchObject([{ id, game, version: VERSION_OF_OTHERS, opening, steps }]);
    const there = memoryStorage();
    expect(valueOf(await there.files.importAll(written.value)).added).toEqual([ROW.id]);
  });

  it('is left alone by an app that would take it for the first rulebook', async () => {
    const { rows } = await mixed();
    const openings = (await dumpOf(rows)).filter(({ kind }) => kind === 'game');
    const seen = openings.map(({ id, row }) => {
      try {
        return intactRow('game', id, VERSION_OF_OTHERS - 1, row).version;
      } catch (cause) {
        return (cause as { kind: string }).kind;
      }
    });
    expect(seen.sort()).toEqual([VERSION_OF_OTHERS - 1, 'newer']);
  });

  it('counts for nobody, and hides nobody who counts', async () => {
    const { shelf } = await mixed();
    expect(await readStatistics({ modules: MODULES, shelf, values: memoryKeyValue() })).toEqual({
      ok: true,
      value: [],
    });
  });
});

it('shows a row without a picture for a summary that makes no sense', async () => {
  const { shelf, games, session } = await mixed();
  const { gameId: id } = session.getState();
  await session.kept();
  valueOf(await shelf.change(id, { summary: '{"version":1,"table":7}', atMs: 9 }));
  expect(playable(valueOf(await games.list()))).toMatchObject([{ id, name: 'Friday', summary: null }]);
});

describe('a file with all sorts of games', () => {
  it('brings in what is played here, and says of each other why not', async () => {
    const { shelf, files, session } = await mixed();
    await session.kept();
    valueOf(await shelf.create({ ...OF_STONES, id: 'broken', game: 'catacombs', version: 2, steps: [] }));
    const { text } = valueOf(await files.exportAll(1));
    const there = memoryStorage();
    const belongings = openBelongings({ modules: MODULES, storage: there, nowMs: () => 1 });
    const report = valueOf(await belongings.importAll(text));
    expect(report.added).toEqual([session.getState().gameId]);
    expect(report.leftOut.map(({ id, game, kind }) => [id, game, kind]).sort()).toEqual([
      ['broken', 'catacombs', 'damaged'],
      ['stones-1', 'stones', 'unknown'],
    ]);
    expect(valueOf(await there.shelf.list()).map(({ id }) => id)).toEqual([session.getState().gameId]);
  });
});
