import type { CatacombsEvent } from '../../../src/rules/catacombs';
import type { CatacombsChoices } from '../../../src/session/catacombs/choices/freshChoices';
import { withPlayer } from '../../../src/session/catacombs/choices/changeChoices';
import { readStatistics, sumOf, type PlayerStatistics } from '../../../src/session/statistics/statistics';
import { KEPT_TALLIES, parseTallies } from '../../../src/session/statistics/keptTallies';
import { memoryKeyValue, type GameShelf, type KeyValue } from '../../../src/storage';
import { ambushChoices } from '../catacombs/support/ambush';
import { created, device, toldAll, type Device } from '../catacombs/support/playing';
import type { TableSession } from '../../../src/session/catacombs';
import { MODULES } from '../../../src/session/modules';

/** An Orc right in front of the Elf, whom one Punch hits. */
const ORC = { monsters: [{ monster: 'monster:orc' as const, at: { xMm: 150, yMm: 360 } }] };

const named = (heroes: string, overseer: string): CatacombsChoices => {
  const draft = ambushChoices(ORC);
  const [first, second] = draft.players;
  return withPlayer(withPlayer(draft, first!.seat, { name: heroes }), second!.seat, { name: overseer });
};

async function accepted(session: TableSession): Promise<void> {
  await toldAll(session);
  while (session.getState().prompt?.purpose.kind === 'acceptAdventure' || session.getState().curtain !== null) {
    const { curtain } = session.getState();
    if (curtain !== null) session.take(curtain);
    else expect(session.answer({ kind: 'choose', options: ['accept'] })).toBeNull();
    await toldAll(session);
  }
}

/** Punches with the Elf, straight ahead or straight back. */
async function punch(session: TableSession, vyMmS: number): Promise<void> {
  expect(session.launch({ discId: 'hero:elf', vxMmS: 0, vyMmS, from: null })).toBeNull();
  await toldAll(session);
}

const played = async (table: Device, draft: CatacombsChoices, vyMmS: number): Promise<TableSession> => {
  const session = await created(table, draft);
  await accepted(session);
  await punch(session, vyMmS);
  return session;
};

async function read(shelf: GameShelf, values: KeyValue): Promise<readonly PlayerStatistics[]> {
  const found = await readStatistics({ modules: MODULES, shelf, values });
  if (!found.ok) throw new Error(found.error.reason);
  return found.value;
}

const blowsIn = (session: TableSession): readonly CatacombsEvent[] =>
  session.getState().log.flatMap(({ event }) => (event.kind === 'damaged' ? [event] : []));

it('counts what each hand has done, over all games', async () => {
  const table = device();
  const values = memoryKeyValue();
  const hit = await played(table, named('Zoé', 'Max'), -900);
  const [blow] = blowsIn(hit);
  if (blow?.kind !== 'damaged') throw new Error('the Orc has not been hit');
  const kills = blow.lifeLeft === 0 ? 1 : 0;
  const measures = { flicks: 1, hits: 1, kills, bestKills: kills, bestDamage: blow.amount };
  const first = { game: 'catacombs', name: 'Zoé', games: 1, won: 0, measures };
  expect(await read(table.shelf, values)).toEqual([first]);
  await played(table, named('Zoé ', 'Max'), 300);
  expect(await read(table.shelf, values)).toEqual([{ ...first, games: 2, measures: { ...measures, flicks: 2 } }]);
});

it('does not count what was taken back, nor seats of the app', async () => {
  const table = device();
  const values = memoryKeyValue();
  const session = await played(table, named('Zoé', 'Max'), -900);
  expect(session.retake(session.getState().sheet.players.map(({ seat }) => seat))).toBeNull();
  await session.kept();
  expect(await read(table.shelf, values)).toEqual([]);
  const draft = named('App', 'Max');
  const asApp = { ...draft, players: draft.players.map((player) => ({ ...player, mind: 1 as const })) };
  await created(table, asApp);
  expect(await read(table.shelf, values)).toEqual([]);
});

it('counts whoever gave no name by the seat, whatever language is spoken', async () => {
  const table = device();
  await played(table, named('', 'Max'), -900);
  expect(await read(table.shelf, memoryKeyValue())).toMatchObject([{ name: 'player-1', measures: { flicks: 1 } }]);
});

it('reads a game again only when it has gone on, and still counts one that is gone', async () => {
  const table = device();
  const values = memoryKeyValue();
  const session = await played(table, named('Zoé', 'Max'), -900);
  const opened: string[] = [];
  const shelf: GameShelf = {
    ...table.shelf,
    open: (id) => {
      opened.push(id);
      return table.shelf.open(id);
    },
  };
  const [before] = await read(shelf, values);
  expect(await read(shelf, values)).toEqual([before]);
  expect(opened).toHaveLength(1);
  await table.games.remove(session.getState().gameId);
  expect(await read(shelf, values)).toEqual([before]);
});

it('counts a game once that has gone on another way, whatever was set aside of it', async () => {
  const table = device();
  const values = memoryKeyValue();
  const session = await played(table, named('Zoé', 'Max'), -900);
  const before = await read(table.shelf, values);
  const { gameId } = session.getState();
  const stored = await table.shelf.open(gameId);
  if (!stored.ok) throw new Error(stored.error.reason);
  await table.shelf.append(gameId, stored.value.steps.length, '{"kind":"undo"}', 9_000);
  expect(await table.shelf.setAside(gameId, stored.value.steps.length)).toMatchObject({ ok: true });
  const listed = await table.shelf.list();
  expect(listed.ok && listed.value).toHaveLength(2);
  expect(await read(table.shelf, values)).toEqual(before);
  expect(await read(table.shelf, memoryKeyValue())).toEqual(before);
});

it('makes it all anew from the journals where what was kept is lost', async () => {
  const table = device();
  await played(table, named('Zoé', 'Max'), -900);
  const values = memoryKeyValue();
  const before = await read(table.shelf, values);
  await values.write('statistics', 'torn');
  expect(await read(table.shelf, values)).toEqual(before);
});

it('leaves what a newer app has kept, and counts all the same', async () => {
  const table = device();
  await played(table, named('Zoé', 'Max'), -900);
  const values = memoryKeyValue();
  const newer = JSON.stringify({ version: 3, value: {} });
  await values.write('statistics', newer);
  expect(await read(table.shelf, values)).toHaveLength(1);
  expect(await values.read('statistics')).toEqual({ ok: true, value: newer });
});

const MEASURES = { flicks: 10, hits: 4, kills: 3, bestKills: 1, bestDamage: 4 };
const TALLY = { name: 'Zoé', hasWon: true, measures: MEASURES };

it('adds up by name, and keeps the best flick', () => {
  const game = 'catacombs';
  const lesser = { flicks: 2, hits: 1, kills: 2, bestKills: 2, bestDamage: 2 };
  const equal = { ...lesser, bestDamage: 1 };
  const max = { ...TALLY, name: 'Max', measures: { ...MEASURES, flicks: 30 } };
  const tallies = {
    a: { game, touchedAtMs: 1, players: [TALLY, max] },
    b: { game, touchedAtMs: 2, players: [{ ...TALLY, hasWon: false, measures: lesser }] },
    c: { game, touchedAtMs: 3, players: [{ ...TALLY, hasWon: false, measures: equal }] },
    stones: { game: 'stones', touchedAtMs: 4, players: [TALLY] },
  };
  expect(sumOf(MODULES, tallies)).toEqual([
    { game, name: 'Max', games: 1, won: 1, measures: { ...MEASURES, flicks: 30 } },
    { game, name: 'Zoé', games: 3, won: 1, measures: { flicks: 14, hits: 6, kills: 7, bestKills: 2, bestDamage: 2 } },
  ]);
});

it('counts what was kept before there were several games as it did then', () => {
  const [, upgrade] = KEPT_TALLIES.upgrades;
  const before = { a: { touchedAtMs: 1, players: [{ name: 'Zoé', ...MEASURES, hasWon: true }] } };
  expect(parseTallies(upgrade!(before))).toEqual({ a: { game: 'catacombs', touchedAtMs: 1, players: [TALLY] } });
});

it.each([null, 7, [], { a: 7 }, { a: { players: 'all' } }, { a: { players: [7, { flicks: 3 }] } }])(
  'what was kept and makes no sense counts for nobody: %j',
  (found) => {
    expect(sumOf(MODULES, parseTallies(found))).toEqual([]);
  },
);
