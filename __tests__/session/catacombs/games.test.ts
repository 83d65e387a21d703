import { freshChoices, type CatacombsChoices } from '../../../src/session/catacombs/choices/freshChoices';
import { memoryShelf } from '../../../src/storage';
import { ambush, ambushChoices } from './support/ambush';
import { continued, created, device, toldAll } from './support/playing';
import { readAdventure } from '../../../src/session/catacombs';
import { playable } from '../support/ofCatacombs';

const ORC = { monsters: [{ monster: 'monster:orc' as const, at: { xMm: 150, yMm: 300 } }] };

async function listed(table: ReturnType<typeof device>) {
  const list = await table.games.list();
  if (!list.ok) throw new Error(JSON.stringify(list.error));
  return playable(list.value);
}

/** A game with a few flicks in it. */
async function played(table: ReturnType<typeof device>) {
  const session = await created(table, ambushChoices(ORC));
  await toldAll(session);
  for (let { view } = session.getState(); view.model.pitchCount < 2; { view } = session.getState()) {
    const { curtain, launchable } = session.getState();
    if (curtain !== null) session.take(curtain);
    else if (launchable.length === 0) session.answer({ kind: 'choose', options: ['accept'] });
    else session.launch({ discId: launchable[0]!, vxMmS: 20, vyMmS: -700, from: null });
    await toldAll(session);
  }
  return session;
}

describe('the list', () => {
  it('shows each game without opening it, the latest first', async () => {
    const table = device();
    await created(table, { ...freshChoices(3), name: 'Friday', lord: 'lord:dragon' });
    const second = await played(table);
    const [latest, first] = await listed(table);
    expect(latest).toMatchObject({ id: second.getState().gameId, isOver: false, summary: { room: 1, roomCount: 1 } });
    expect(latest!.summary!.table).toEqual(JSON.parse(JSON.stringify(second.getState().shown)));
    expect(latest!.summary!.heroes).toHaveLength(4);
    expect(first).toMatchObject({
      id: 'game-1',
      name: 'Friday',
      players: [{ name: '' }, { name: '' }],
      stepCount: 0,
      summary: { room: 1, roomCount: 7, lord: 'lord:dragon', outcome: null },
    });
  });

  it('shows a game that another version has summed up, without a summary', async () => {
    const table = device();
    await created(table, freshChoices(3));
    await table.shelf.change('game-1', { atMs: 9_999, summary: '{"version":99}', sheet: 'torn' });
    expect(await listed(table)).toMatchObject([{ id: 'game-1', name: '', players: [], summary: null }]);
    const again = await continued(table, 'game-1');
    expect(again.getState().sheet.players.map(({ seat }) => seat)).toEqual(['player-1', 'player-2']);
  });

  it('gives a removed game back', async () => {
    const table = device();
    await created(table, freshChoices(3));
    await table.games.remove('game-1');
    expect(await listed(table)).toEqual([]);
    await table.games.restore('game-1');
    expect(await listed(table)).toHaveLength(1);
  });
});

describe('a new game', () => {
  it('tells its opening first: the card is turned up and the room entered', async () => {
    const session = await created(device(), freshChoices(3));
    const { beat, shown } = session.getState();
    expect(beat).toMatchObject({ kind: 'event', event: { kind: 'roomRevealed' } });
    expect(shown).toMatchObject({ board: null, phase: 'exploration', pieces: {} });
    await toldAll(session);
    expect(session.getState().shown).toMatchObject({ phase: 'setup', round: 0 });
    expect(session.getState().prompt?.purpose.kind).toBe('placeHeroes');
  });

  it('is refused with a reason when it cannot be set up or kept', async () => {
    const table = device();
    const draft = freshChoices(3);
    expect(await table.games.create('catacombs', { ...draft, players: draft.players.slice(1) })).toMatchObject({
      ok: false,
      error: { kind: 'file', fault: { place: 'setup', message: 'wrongPlayerCount' } },
    });
    await created(table, draft);
    const { games } = device(table.shelf);
    expect(await games.create('catacombs', draft)).toMatchObject({
      ok: false,
      error: { kind: 'storage', fault: { kind: 'taken' } },
    });
  });
});

describe('a story that cannot be played', () => {
  it('is refused before it is kept, as its file would be', async () => {
    const table = device();
    const crowded = ambushChoices({ monsters: [ORC.monsters[0]!, ORC.monsters[0]!] });
    const refused = await table.games.create('catacombs', crowded);
    const read = readAdventure(JSON.stringify(crowded.adventure));
    if (refused.ok || read.ok || refused.error.kind !== 'file') throw new Error('two orcs stand in one place');
    expect(refused.error.fault).toEqual({ ...read.error, place: `setup.adventure.${read.error.place}` });
    expect(await listed(table)).toEqual([]);
  });
});

describe('a record', () => {
  it('leaves one device and goes on at another, at the same prompt', async () => {
    const here = device();
    const session = await played(here);
    const exported = await here.games.exportRecord(session.getState().gameId);
    if (!exported.ok) throw new Error(JSON.stringify(exported.error));
    const { table, ...bare } = JSON.parse(exported.value);
    expect(bare).toEqual(JSON.parse(session.writeRecord()));
    expect(table).toMatchObject({ names: {}, playedAt: expect.any(String) });
    const there = device();
    const imported = await there.games.importRecord(exported.value);
    expect(imported).toEqual({ ok: true, value: 'game-1' });
    const again = await continued(there, 'game-1');
    expect(again.getState().prompt).toEqual(session.getState().prompt);
    expect(again.getState().shown).toEqual(session.getState().shown);
  });

  const FRIDAY: CatacombsChoices = {
    ...freshChoices(3),
    name: 'Friday',
    players: freshChoices(3).players.map((player, index) => ({ ...player, name: index === 0 ? 'Zoé' : '' })),
  };

  it('keeps the names of its players, its own and the day on which it was played', async () => {
    const here = device();
    await created(here, FRIDAY);
    const [original] = await listed(here);
    const exported = await here.games.exportRecord('game-1');
    if (!exported.ok) throw new Error(JSON.stringify(exported.error));
    const there = device();
    await there.games.importRecord(exported.value);
    expect(await listed(there)).toMatchObject([
      {
        name: 'Friday',
        players: [{ name: 'Zoé' }, { name: '' }],
        touchedAtMs: original!.touchedAtMs,
        isUndated: false,
      },
    ]);
  });

  it('written at the table itself keeps them as well', async () => {
    const file = (await created(device(), FRIDAY)).writeFile();
    const there = device();
    await there.games.importRecord(file);
    expect(await listed(there)).toMatchObject([
      { name: 'Friday', players: [{ name: 'Zoé' }, { name: '' }], isUndated: false },
    ]);
  });

  it('that does not say when it was played is not said to have been played today', async () => {
    const table = device();
    const record = JSON.parse((await played(table)).writeRecord());
    const other = device();
    await other.games.importRecord(JSON.stringify(record));
    expect(await listed(other)).toMatchObject([{ isUndated: true }]);
    const handedOn = await other.games.exportRecord('game-1');
    expect(handedOn.ok && JSON.parse(handedOn.value).table).toEqual({ name: '', names: {} });
    const session = await continued(other, 'game-1');
    session.changeSheet({ passing: 'oppositeEnds' });
    await session.kept();
    expect(await listed(other)).toMatchObject([{ isUndated: false }]);
  });

  it.each([
    ['', 'the file is empty'],
    ['{"format":"pichenette-record"', 'not JSON'],
    ['{"format":"pichenette-adventure","version":1}', 'pichenette-record'],
  ])('that is broken is refused with what is wrong: %j', async (text, message) => {
    const imported = await device().games.importRecord(text);
    expect(imported).toMatchObject({ ok: false, error: { kind: 'file' } });
    expect(JSON.stringify(imported)).toContain(message);
  });

  it('that breaks the rules is refused at the very command', async () => {
    const table = device();
    const record = JSON.parse((await played(table)).writeRecord());
    record.commands[2].options = ['hero:elf>fly'];
    const imported = await table.games.importRecord(JSON.stringify(record));
    expect(imported).toMatchObject({ ok: false, error: { kind: 'file', fault: { place: 'commands[2]' } } });
    expect(await listed(table)).toHaveLength(1);
  });

  it('written by hand can be brought in and watched, though physics knows another story', async () => {
    const table = device();
    const hand = {
      ...{ format: 'pichenette-record', version: 1, game: 'catacombs', seed: 1 },
      setup: { adventure: ambush(ORC), acceptedBy: ['heroes', 'overseer'] },
      commands: [
        { kind: 'choose', options: ['hero:elf>punch'] },
        { kind: 'flick', flick: { vxMmS: 100, vyMmS: 0 } },
        { kind: 'flickResolved', contacts: [{ kind: 'touch', a: 'hero:elf', b: 'monster:orc-1' }] },
      ],
    };
    expect(await table.games.importRecord(JSON.stringify(hand))).toEqual({ ok: true, value: 'game-1' });
    const session = await continued(table, 'game-1');
    const film = session.film(session.getState().film!);
    expect(film.flight).toBeNull();
    expect(film.contacts).toMatchObject([{ number: 1, verdict: { kind: 'damage', target: 'monster:orc-1' } }]);
  });

  it('of a finished game is over on the list', async () => {
    const table = device();
    const setup = { adventure: ambush(ORC) };
    const record = {
      ...{ format: 'pichenette-record', version: 1, game: 'catacombs', seed: 1, setup },
      commands: [{ kind: 'choose', options: ['decline'] }],
    };
    await table.games.importRecord(JSON.stringify(record));
    expect(await listed(table)).toMatchObject([
      { isOver: true, summary: { outcome: { because: 'adventureDeclined' } } },
    ]);
  });
});

describe('a damaged game', () => {
  it('goes on from its last good step, and says what is gone', async () => {
    const table = device();
    const session = await played(table);
    const { gameId } = session.getState();
    const damaged = {
      ...memoryShelf(),
      ...table.shelf,
      open: async (id: string) => {
        const opened = await table.shelf.open(id);
        if (!opened.ok) return opened;
        const steps = opened.value.steps.slice(0, 3);
        return { ok: true as const, value: { ...opened.value, steps, dropped: { fromStep: 3, reason: 'torn' } } };
      },
    };
    const opened = await device(damaged).games.continue(gameId);
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    expect(opened.value.dropped).toEqual({ fromStep: 3, reason: 'torn', isRefused: false });
    expect(JSON.parse(opened.value.session.writeRecord()).commands).toHaveLength(3);
  });

  it('that is not there is missing', async () => {
    expect(await device().games.continue('nothing')).toMatchObject({
      ok: false,
      error: { kind: 'storage', fault: { kind: 'missing' } },
    });
  });
});

it('an adventure is read from its file, or refused with the place', () => {
  const text = JSON.stringify(ambush(ORC));
  expect(readAdventure(text)).toMatchObject({ ok: true, value: { lord: null } });
  expect(readAdventure(text.replace('"crypt"', '"cellar"'))).toMatchObject({
    ok: false,
    error: { place: 'rooms[0].board' },
  });
});
