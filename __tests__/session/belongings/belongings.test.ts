import { canonicalJson, fnv1a64 } from '../../../src/lib';
import { isEverything, openBelongings } from '../../../src/session/belongings/belongings';
import { openKeptFlicks, type FlickNote } from '../../../src/session/flicking/likeness';
import { createSettings } from '../../../src/session/settings/settings';
import { memoryStorage, type AppStorage } from '../../../src/storage';
import { ambushChoices } from '../catacombs/support/ambush';
import { created, device, toldAll } from '../catacombs/support/playing';
import { MODULES } from '../../../src/session/modules';
import { playable } from '../support/ofCatacombs';

const ORC = { monsters: [{ monster: 'monster:orc' as const, at: { xMm: 150, yMm: 300 } }] };
const NOW_MS = 5000;

const of = (storage: AppStorage) => openBelongings({ modules: MODULES, storage, nowMs: () => NOW_MS });

interface File {
  readonly games: readonly Record<string, unknown>[];
  readonly [field: string]: unknown;
}

/** Two games of a device, one of them begun, as one file. */
async function exported() {
  const storage = memoryStorage();
  const table = device(storage.shelf);
  const session = await created(table, ambushChoices(ORC, { name: 'Friday' }));
  await toldAll(session);
  session.answer({ kind: 'choose', options: ['accept'] });
  await session.kept();
  await created(table, ambushChoices(ORC, { name: 'Sunday' }));
  const written = await of(storage).exportAll();
  if (!written.ok) throw new Error(written.error.reason);
  return { ...written.value, session };
}

/** The first game of a file changed, and the check of the file made to fit. */
function forged(text: string, change: Record<string, unknown>): string {
  const { check: _check, format, version, ...said } = JSON.parse(text) as File;
  const [first, ...others] = said.games;
  const next = { ...said, games: [{ ...first, ...change }, ...others] };
  return JSON.stringify({ format, version, check: fnv1a64(canonicalJson(next)), ...next });
}

async function listedIn(storage: AppStorage) {
  const listed = await device(storage.shelf).games.list();
  if (!listed.ok) throw new Error(listed.error.reason);
  return playable(listed.value);
}

it('goes to another device as one file, and is played on there', async () => {
  const { text, gameCount, leftOutCount, session } = await exported();
  expect([gameCount, leftOutCount, isEverything(text)]).toEqual([2, 0, true]);
  const storage = memoryStorage();
  expect(await of(storage).importAll(text)).toMatchObject({ ok: true, value: { skippedCount: 0 } });
  expect((await listedIn(storage)).map(({ name }) => name).sort()).toEqual(['Friday', 'Sunday']);
  const again = await device(storage.shelf).games.continue(session.getState().gameId);
  expect(again.ok && again.value.session.getState().view).toEqual(session.getState().view);
});

it.each([
  ['a table that is none', { summary: '{"version":1,"table":{"pieces":null},"heroes":7}' }],
  ['no summary at all', { summary: '"<img src=x onerror=alert(1)>"' }],
  ['an outcome that never came', { isOver: true }],
  ['a sheet that is none', { sheet: '[1,2' }],
])('a file that shows %s is taken for what its steps say', async (_what, change) => {
  const { text, session } = await exported();
  const storage = memoryStorage();
  expect(await of(storage).importAll(forged(text, change))).toMatchObject({ ok: true });
  const game = (await listedIn(storage)).find(({ id }) => id === session.getState().gameId);
  expect(game).toMatchObject({ isOver: false, summary: { version: 1, roomCount: 1 } });
  expect(game?.summary?.heroes).toHaveLength(4);
});

it.each([
  ['an opening of nothing', { opening: '{}' }],
  ['an opening that breaks out of its record', { opening: '{"setup":1},"commands":[],"x":{"y":1}' }],
  ['a step that is none', { steps: [{ atMs: 1, text: '{"kind":"eval"}' }] }],
  ['two commands in one step', { steps: [{ atMs: 1, text: '{"kind":"undo"},{"kind":"undo"}' }] }],
])('of a file the game with %s is left out, and the other is taken in', async (_what, change) => {
  const { text } = await exported();
  const storage = memoryStorage();
  const read = await of(storage).importAll(forged(text, change));
  const leftOut = [{ kind: 'damaged', reason: expect.stringMatching(/^games\.0: /) }];
  expect(read).toMatchObject({ ok: true, value: { leftOut } });
  expect(await listedIn(storage)).toHaveLength(1);
});

it('takes a game in that goes no farther than some step, for it opens there', async () => {
  const { text, session } = await exported();
  const storage = memoryStorage();
  const steps = [{ atMs: 1, text: '{"kind":"choose","options":["nothing of the kind"],"seat":"player-1"}' }];
  expect(await of(storage).importAll(forged(text, { steps }))).toMatchObject({ ok: true });
  expect((await listedIn(storage)).map(({ id }) => id)).toContain(session.getState().gameId);
});

it('knows where everything is, and what is wrong with it', async () => {
  const storage = memoryStorage();
  expect(await of(storage).keptWhere()).toEqual({ fault: null, persistence: 'mayBeCleared', room: null });
  const fault = { kind: 'denied', reason: 'not here' } as const;
  const denied = { ...storage, shelf: { ...storage.shelf, list: async () => ({ ok: false, error: fault }) as const } };
  expect(await of(denied).keptWhere()).toMatchObject({ fault });
});

it('is not taken for a single game', () => {
  expect(isEverything('{"format":"pichenette-record","version":1}')).toBe(false);
});

describe('people of two devices', () => {
  const NOTE: FlickNote = { speedMmS: 800, fullSpeedMmS: 2200, targets: [{ astray: 0.02, distanceMm: 200 }] };

  async function withFlicksOf(...names: readonly string[]): Promise<AppStorage> {
    const storage = memoryStorage();
    const flicks = openKeptFlicks(storage.values);
    for (const name of names) for (let count = 0; count < 50; count++) flicks.note(name, NOTE);
    await flicks.likenesses();
    return storage;
  }

  const knownIn = async ({ values }: AppStorage) =>
    (await openKeptFlicks(values).likenesses()).map(({ of: name }) => name).sort();

  it('keep their likenesses: a file adds those who are not known yet', async () => {
    const there = await withFlicksOf('Ann', 'Bob');
    const here = await withFlicksOf('Bob', 'Cid');
    const before = await here.values.read('flicks');
    const written = await of(there).exportAll();
    if (!written.ok) throw new Error(written.error.reason);
    expect(await of(here).importAll(written.value.text)).toMatchObject({ ok: true, value: { takenKeys: ['flicks'] } });
    expect(await knownIn(here)).toEqual(['Ann', 'Bob', 'Cid']);
    expect(await of(here).importAll(written.value.text)).toMatchObject({ ok: true, value: { takenKeys: [] } });
    expect(before).not.toEqual(await here.values.read('flicks'));
  });

  it('go to a device on which nobody has played', async () => {
    const written = await of(await withFlicksOf('Ann')).exportAll();
    if (!written.ok) throw new Error(written.error.reason);
    const there = memoryStorage();
    await of(there).importAll(written.value.text);
    expect(await knownIn(there)).toEqual(['Ann']);
  });

  it('are left alone where a newer app knows them', async () => {
    const written = await of(await withFlicksOf('Ann')).exportAll();
    if (!written.ok) throw new Error(written.error.reason);
    const there = memoryStorage();
    await there.values.write('flicks', '{"version":99,"value":{"Bob":"otherwise"}}');
    expect(await of(there).importAll(written.value.text)).toMatchObject({ ok: true, value: { takenKeys: [] } });
    expect(await there.values.read('flicks')).toMatchObject({ value: expect.stringContaining('otherwise') });
  });
});

it('settings out of a file count at once', async () => {
  const there = memoryStorage();
  const theirs = createSettings(there.values);
  await theirs.loaded;
  theirs.setState({ language: 'fr', soundVolume: 0.25 });
  await theirs.saved();
  const written = await of(there).exportAll();
  if (!written.ok) throw new Error(written.error.reason);
  const here = memoryStorage();
  const settings = createSettings(here.values);
  await settings.loaded;
  await of(here).importAll(written.value.text);
  expect(settings.getState().language).not.toBe('fr');
  await settings.reload();
  expect(settings.getState()).toMatchObject({ language: 'fr', soundVolume: 0.25 });
});
