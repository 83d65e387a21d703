import type { SharedTable, TablePlace } from '../../../src/session/device';
import type { TableSession, TableState } from '../../../src/session/catacombs';
import { catacombs } from '../../../src/rules/catacombs';
import { ambushChoices } from './support/ambush';
import { created, device, toldAll } from './support/playing';
import { twoTabs } from './support/tabs';

const ORC = { monsters: [{ monster: 'monster:orc' as const, at: { xMm: 150, yMm: 300 } }] };

type CatacombsPlace = Extract<TablePlace, { game: 'catacombs' } | { kind: 'opening' | 'closed' }>;
type Place<K extends TablePlace['kind']> = Extract<CatacombsPlace, { kind: K }>;

/** Settled as soon as it is so; a store tells of each change. */
const until = <T>(
  store: { getState(): T; subscribe(listener: () => void): () => void },
  isSo: (now: T) => boolean,
): Promise<void> =>
  new Promise((resolve) => {
    if (isSo(store.getState())) return resolve();
    const stop = store.subscribe(() => {
      if (!isSo(store.getState())) return;
      stop();
      resolve();
    });
  });

async function turned<K extends TablePlace['kind']>(table: SharedTable, kind: K): Promise<Place<K>> {
  await until(table, (place) => place.kind === kind);
  return table.getState() as Place<K>;
}

const boardOf = (session: TableSession) => session.getState().shown.pieces;

/** Plays to the first moment at which a disc may be flicked. */
async function toFlick(session: TableSession): Promise<string> {
  for (;;) {
    await toldAll(session);
    const { curtain, launchable } = session.getState();
    if (launchable[0] !== undefined) return launchable[0];
    if (curtain !== null) session.take(curtain);
    else session.answer({ kind: 'choose', options: ['accept'] });
  }
}

/** Looks on, beat by beat, until this is to be seen. */
async function watchUntil(session: TableSession, isSeen: (now: TableState) => boolean): Promise<void> {
  while (!isSeen(session.getState())) {
    const { beat } = session.getState();
    if (beat === null) await until(session, (now) => now.beat !== null || isSeen(now));
    else session.told(beat.number);
  }
}

/** Each game has a name of its own: the locks are those of the whole process. */
async function sitting() {
  const [first, second] = twoTabs();
  const made = await created(first, ambushChoices(ORC));
  const { gameId } = made.getState();
  made.leave();
  await made.kept();
  const here = first.games.sitAt(gameId);
  const { session } = await turned(here, 'playing');
  return { gameId, second, here, session };
}

const open: SharedTable[] = [];
afterEach(() => open.splice(0).forEach((table) => table.leave()));
const sit = (table: SharedTable): SharedTable => {
  open.push(table);
  return table;
};

it('is played in the tab that comes first, and watched in the other', async () => {
  const { gameId, second, here } = await sitting();
  sit(here);
  const there = sit(second.games.sitAt(gameId));
  const { session, hasLost } = await turned(there, 'watching');
  expect(hasLost).toBe(false);
  expect(session.getState()).toMatchObject({ prompt: null, launchable: [], undo: null, mayRetake: false });
});

it('follows what the other tab plays, flight and all, and changes nothing', async () => {
  const { gameId, second, here, session } = await sitting();
  sit(here);
  const there = sit(second.games.sitAt(gameId));
  const watched = (await turned(there, 'watching')).session;
  const discId = await toFlick(session);
  session.launch({ discId, vxMmS: 20, vyMmS: -700, from: null });
  await session.kept();
  await watchUntil(watched, ({ beat }) => beat?.kind === 'flight');
  expect(watched.launch({ discId, vxMmS: 20, vyMmS: -700, from: null })).not.toBeNull();
  expect(watched.answer({ kind: 'choose', options: ['accept'] })).not.toBeNull();
  await toldAll(session);
  const { view } = session.getState();
  await watchUntil(watched, ({ beat, view: seen }) => beat === null && seen.prompt?.number === view.prompt?.number);
  expect(boardOf(watched)).toEqual(boardOf(session));
  expect(JSON.parse(watched.writeRecord())).toEqual(JSON.parse(session.writeRecord()));
});

it('takes over at the very prompt, and the first tab says so and can play no more', async () => {
  const { gameId, second, here, session } = await sitting();
  sit(here);
  await toFlick(session);
  const there = sit(second.games.sitAt(gameId));
  await turned(there, 'watching');
  there.takeOver();
  const taken = await turned(there, 'playing');
  expect(taken.session.getState().prompt).toEqual(session.getState().prompt);
  const lost = await turned(here, 'watching');
  expect(lost.hasLost).toBe(true);
  const discId = await toFlick(taken.session);
  expect(taken.session.launch({ discId, vxMmS: 20, vyMmS: -700, from: null })).toBeNull();
  await taken.session.kept();
  expect(taken.session.getState().keeping).toBe('kept');
  await until(lost.session, ({ beat }) => beat?.kind === 'flight');
});

it('goes on by itself in the tab that watched, once the other one has left', async () => {
  const { gameId, second, here } = await sitting();
  const there = sit(second.games.sitAt(gameId));
  await turned(there, 'watching');
  here.leave();
  expect((await turned(there, 'playing')).dropped).toBeNull();
});

it('stops when another tab has written the game, even where tabs have no locks', async () => {
  const shared = device();
  const made = await created(shared, ambushChoices(ORC));
  made.leave();
  await made.kept();
  const { gameId } = made.getState();
  const one = sit(shared.games.sitAt(gameId));
  const other = sit(shared.games.sitAt(gameId));
  const first = (await turned(one, 'playing')).session;
  const second = (await turned(other, 'playing')).session;
  await toFlick(first);
  second.answer({ kind: 'choose', options: ['accept'] });
  const { hasLost, session } = await turned(other, 'watching');
  expect(hasLost).toBe(true);
  expect(session.writeRecord()).toBe(first.writeRecord());
  other.takeOver();
  expect((await turned(other, 'playing')).session.getState().view).toEqual(
    catacombs.viewFor(first.getState().view, first.getState().hand),
  );
});

it('is left to the next with all that was decided, even while that is being written', async () => {
  const { gameId, second, here, session } = await sitting();
  await toFlick(session);
  expect(session.answer({ kind: 'choose', options: ['hero:elf>arrows'] })).toBeNull();
  here.leave();
  const there = sit(second.games.sitAt(gameId));
  const next = (await turned(there, 'playing')).session;
  expect(next.writeRecord()).toBe(session.writeRecord());
});

it('says why a game cannot be opened', async () => {
  const table = sit(device().games.sitAt('nowhere'));
  expect((await turned(table, 'closed')).fault).toMatchObject({ kind: 'storage', fault: { kind: 'missing' } });
});

it('takes back on the table that watches what is taken back', async () => {
  const { gameId, second, here, session } = await sitting();
  sit(here);
  const there = sit(second.games.sitAt(gameId));
  const watched = (await turned(there, 'watching')).session;
  await toFlick(session);
  const before = boardOf(session);
  expect(session.answer({ kind: 'choose', options: ['hero:elf>arrows'] })).toBeNull();
  await toldAll(session);
  session.undo();
  await session.kept();
  await watchUntil(watched, ({ log }) => log.some(({ isTakenBack }) => isTakenBack));
  expect(boardOf(watched)).toEqual(before);
  expect(watched.writeRecord()).toBe(session.writeRecord());
});
