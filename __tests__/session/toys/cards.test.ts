import { canonicalJson } from '../../../src/lib';
import { readRecord, replay, seatId, stateHash, type Eyes } from '../../../src/rules/machine';
import { openBelongings } from '../../../src/session/belongings';
import type { TableSession } from '../../../src/session/game/tableSession';
import { readStatistics } from '../../../src/session/statistics';
import { memoryKeyValue, memoryStorage } from '../../../src/storage';
import { cardsBrain } from './cardsBrain';
import { ANN, BOB, cardsModule, choices, CLEO, DAN, type CardsChoices, type CardsPlayed } from './cardsModule';
import { cardsBook, FOUR, HIDDEN, worthOf } from './cardsRules';
import { playedOut, step, steps } from './playedOut';
import { settled, toyDevice, valueOf, type ToyDevice } from './toyTable';

const MODULES = { cards: cardsModule };
const BRAINS = { cards: cardsBrain };
type Device = ToyDevice<typeof MODULES>;
type Session = TableSession<CardsPlayed>;

const device = (storage = memoryStorage()): Device => toyDevice(MODULES, BRAINS as never, storage);

async function sat({ games }: Device, more: Partial<CardsChoices> = {}): Promise<Session> {
  const id = valueOf(await games.create('cards', choices(7, more)));
  const { session } = valueOf(await games.continue(id));
  await settled(session);
  return session;
}

const handSeen = (session: Session, owner: string, eyes: Eyes) => session.at(eyes).getState().view.model.hands[owner];
const kindsSeen = (session: Session, eyes: Eyes) =>
  session
    .at(eyes)
    .getState()
    .log.map(({ event }) => event.kind);

describe('four with private hands', () => {
  it('are seen by four pairs of eyes at once, and by those of everybody', async () => {
    const session = await sat(device());
    session.take(session.getState().curtain ?? session.getState().hand);
    for (const eyes of FOUR) {
      for (const owner of FOUR) {
        const held = handSeen(session, owner, eyes);
        expect(held).toHaveLength(3);
        expect(held?.includes(HIDDEN)).toBe(owner !== eyes);
      }
    }
    expect(FOUR.map((owner) => handSeen(session, owner, null))).toEqual(FOUR.map(() => [HIDDEN, HIDDEN, HIDDEN]));
    expect(session.at(ANN).getState().prompt?.ask).toMatchObject({ kind: 'deed', deeds: { length: 3 } });
    expect(session.at(BOB).getState().prompt).toBeNull();
    expect(session.at(null).getState().prompt).toBeNull();
  });

  it('hand no secret out by any way: not by what is shown, logged, listed, undone or thought', async () => {
    const table = device();
    const session = await sat(table);
    await step(session);
    const laid = session.at(ANN).getState().view.model.laid!;
    expect(worthOf(laid)).toBeGreaterThan(0);
    expect(session.at(BOB).getState().view.model.laid).toBe(HIDDEN);
    const listed = valueOf(await table.games.list());
    for (const eyes of [BOB, CLEO, DAN, null]) {
      const seen = session.at(eyes).getState();
      expect(canonicalJson({ ...seen, view: { ...seen.view, tasks: [] } })).not.toContain(`"${laid}"`);
    }
    expect(canonicalJson(listed)).not.toContain(laid);
    expect(session.at(ANN).getState().undo).toMatchObject({ answer: { deed: laid } });
    expect(session.at(BOB).getState().undo).toBeNull();
  });

  it('have what each of them saw in a file of their own, without the hands of the others', async () => {
    const table = device();
    const session = await sat(table);
    await steps(session, 3);
    const { gameId } = session.getState();
    const own = session.at(ANN).getState().view.model.hands[ANN] ?? [];
    const text = valueOf(await table.games.exportSight(gameId, ANN));
    const { watched } = valueOf(table.games.openSight(text));
    watched.goTo(watched.getState().stepCount);
    expect(watched.getState().view.model.hands[ANN]).toEqual(own);
    for (const other of [BOB, CLEO, DAN]) {
      const held = session.at(other).getState().view.model.hands[other] ?? [];
      expect(held.length).toBeGreaterThan(0);
      for (const card of held) expect(text).not.toContain(JSON.stringify(card));
    }
  });

  it('pass the device behind a curtain, and not for a question that all may see', async () => {
    const session = await sat(device());
    expect(session.getState()).toMatchObject({ hand: ANN, curtain: null });
    await step(session);
    await step(session);
    expect(session.getState()).toMatchObject({ hand: ANN, curtain: BOB, prompt: null, beat: null });
    session.take(BOB);
    await settled(session);
    await step(session);
    expect(session.answer({ kind: 'choose', options: ['reveal'] })).toBeNull();
    await settled(session);
    session.take(DAN);
    await settled(session);
    const { prompt, hand } = session.getState();
    expect(prompt?.purpose).toEqual({ kind: 'goOn' });
    expect(hand).toBe(DAN);
    for (const eyes of [...FOUR, null]) expect(session.at(eyes).getState().prompt?.purpose.kind).toBe('goOn');
  });

  it('are told alone what is theirs alone: the device goes to the reader before it is told', async () => {
    const session = await sat(device());
    await steps(session, 3);
    expect(session.answer({ kind: 'choose', options: ['reveal'] })).toBeNull();
    await settled(session);
    expect(session.getState()).toMatchObject({ hand: BOB, curtain: DAN, beat: null, prompt: null });
    for (const eyes of [...FOUR, null]) expect(kindsSeen(session, eyes)).not.toContain('peeked');
    session.take(DAN);
    const { beat, view } = session.getState();
    expect(beat).toMatchObject({ event: { kind: 'peeked', by: DAN, at: BOB } });
    expect(beat?.kind === 'event' && beat.event).toMatchObject({ cards: { length: view.model.hands[BOB]!.length } });
    for (const eyes of [ANN, BOB, CLEO, null]) expect(session.at(eyes).getState().beat).toBeNull();
    await settled(session);
    expect(kindsSeen(session, DAN)).toContain('peeked');
    for (const eyes of [ANN, BOB, CLEO, null]) expect(kindsSeen(session, eyes)).not.toContain('peeked');
  });

  it('need no curtain where the reader looks with eyes of their own', async () => {
    const session = await sat(device());
    const beats: string[] = [];
    session.at(DAN).subscribe(({ beat }) => beat?.kind === 'event' && beats.push(beat.event.kind));
    await steps(session, 4);
    expect(beats).toContain('peeked');
    expect(session.getState().curtain).toBeNull();
  });

  it('lay their hands open when it is over', async () => {
    const session = await sat(device());
    await playedOut(session);
    expect(kindsSeen(session, null)).toContain('peeked');
  });
});

describe('a game with dice', () => {
  const draws = [5, 5, 0];
  const record = (commands: readonly object[]) =>
    JSON.stringify({
      ...{ format: 'pichenette-record', version: 1, game: 'cards', seed: 7, commands },
      setup: { seats: FOUR, draws, rounds: 1 },
    });

  it('falls as the set-up has given it, and replays to the same state from its record', async () => {
    const session = await sat(device(), { setup: { draws, rounds: 1 } });
    await playedOut(session);
    const rolled = session.getState().log.flatMap(({ event }) => (event.kind === 'rolled' ? event.faces : []));
    expect(rolled.slice(0, 3)).toEqual([6, 6, 1]);
    const read = valueOf(readRecord(cardsBook, session.writeRecord()));
    const { timeline } = valueOf(replay(cardsBook, read));
    const views = FOUR.map((seat) => stateHash(cardsBook.game.viewFor(timeline.state, seat)));
    expect(views).toEqual(FOUR.map((seat) => stateHash(session.at(seat).getState().view)));
  });

  it('says what is wrong with a record that it refuses, and where', () => {
    const read = valueOf(readRecord(cardsBook, record([{ kind: 'deed', deed: 'card-99' }])));
    expect(replay(cardsBook, read)).toMatchObject({ ok: false, error: { place: 'commands[0]' } });
    expect(readRecord(cardsBook, record([{ kind: 'dance' }]))).toMatchObject({
      ok: false,
      error: { place: 'commands[0].kind' },
    });
  });
});

describe('on the shelf', () => {
  it('a game that is killed goes on where it was', async () => {
    const storage = memoryStorage();
    const session = await sat(device(storage));
    await steps(session, 3);
    await session.kept();
    const before = FOUR.map((seat) => stateHash(session.at(seat).getState().view));
    const again = valueOf(await device(storage).games.continue(session.getState().gameId)).session;
    expect(FOUR.map((seat) => stateHash(again.at(seat).getState().view))).toEqual(before);
    await playedOut(again);
  });

  it('goes to another device as a record and as a file, and an app that does not know it leaves it out by name', async () => {
    const table = device();
    const session = await sat(table);
    await playedOut(session);
    await session.kept();
    const text = valueOf(await table.games.exportRecord(session.getState().gameId));
    const there = device();
    const id = valueOf(await there.games.importRecord(text));
    expect(valueOf(await there.games.list())).toMatchObject([{ game: 'cards', id, isOver: true }]);
    const belongings = openBelongings({ modules: MODULES, storage: table.storage, nowMs: () => 1 });
    const file = valueOf(await belongings.exportAll()).text;
    const stranger = memoryStorage();
    const report = valueOf(await openBelongings({ modules: {}, storage: stranger, nowMs: () => 1 }).importAll(file));
    expect(report).toMatchObject({ added: [], leftOut: [{ game: 'cards', kind: 'unknown' }] });
    expect(await toyDevice({}, {}, stranger).games.importRecord(text)).toMatchObject({
      ok: false,
      error: { kind: 'unknownGame', named: 'cards' },
    });
    const shown = toyDevice({}, {}, table.storage).games;
    expect(valueOf(await shown.list())).toMatchObject([{ game: null, named: 'cards', why: 'unknown' }]);
  });

  it('is counted for each who played, by what the game counts', async () => {
    const table = device();
    const session = await sat(table);
    await playedOut(session);
    await session.kept();
    const counted = valueOf(
      await readStatistics({ modules: MODULES, shelf: table.storage.shelf, values: memoryKeyValue() }),
    );
    const { points } = session.getState().view.model;
    const { winner } = session.getState().view.outcome!;
    expect(counted).toHaveLength(4);
    for (const { game, name, games, won, measures } of counted) {
      expect({ game, games, measures }).toEqual({ game: 'cards', games: 1, measures: { laid: 2, most: points[name] } });
      expect(won).toBe(seatId(name) === winner ? 1 : 0);
    }
  });

  it('shows no hand to whoever watches it while it is on', async () => {
    const table = device();
    const session = await sat(table);
    await steps(session, 6);
    await session.kept();
    const { playback } = valueOf(await table.games.playback(session.getState().gameId));
    playback.goTo(playback.getState().stepCount);
    const { view, log } = playback.getState();
    const held = FOUR.flatMap((owner) => view.model.hands[owner] ?? []);
    expect(held.length).toBeGreaterThan(8);
    expect(new Set(held)).toEqual(new Set([HIDDEN]));
    expect(
      log.flatMap(({ event }) => (event.kind === 'dealt' ? event.cards : [])).every((card) => card === HIDDEN),
    ).toBe(true);
    expect(log.map(({ event }) => event.kind)).toEqual(expect.arrayContaining(['dealt', 'laid']));
    expect(log.map(({ event }) => event.kind)).not.toContain('peeked');
  });

  it('hides in its log what it hides on the table, once it is over too, and lays both open where it ends', async () => {
    const table = device();
    const session = await sat(table);
    await playedOut(session);
    await session.kept();
    const { playback } = valueOf(await table.games.playback(session.getState().gameId));
    const { stepCount } = playback.getState();
    const dealt = () => playback.getState().log.flatMap(({ event }) => (event.kind === 'dealt' ? event.cards : []));
    for (let step = 0; step < stepCount; step++) {
      playback.goTo(step);
      const { view } = playback.getState();
      const held = FOUR.flatMap((owner) => view.model.hands[owner] ?? []);
      expect([step, new Set([...held, ...dealt()])]).toEqual([step, new Set([HIDDEN])]);
    }
    playback.goTo(stepCount);
    expect(dealt().length).toBeGreaterThan(8);
    expect(dealt()).not.toContain(HIDDEN);
  });

  it('tells a hidden thing to nobody but its own while it happens, in a game that is over', async () => {
    const table = device();
    const session = await sat(table);
    await playedOut(session);
    await session.kept();
    const { playback } = valueOf(await table.games.playback(session.getState().gameId));
    const { stepCount } = playback.getState();
    let told = 0;
    while (playback.getState().step < stepCount - 1) {
      playback.next();
      for (let { beat } = playback.getState(); beat !== null; { beat } = playback.getState()) {
        if (beat.kind === 'event' && playback.getState().step < stepCount) {
          const cards = beat.events.flatMap((event) => (event.kind === 'laid' ? [event.card] : []));
          expect(cards.filter((card) => card !== HIDDEN)).toEqual([]);
          told += cards.length;
        }
        playback.told(beat.number);
      }
    }
    expect(told).toBeGreaterThan(0);
  });

  it('is watched again, with what the game tells of it', async () => {
    const table = device();
    const session = await sat(table);
    await playedOut(session);
    await session.kept();
    const { playback } = valueOf(await table.games.playback(session.getState().gameId));
    expect(playback.story.laid).toHaveLength(8);
    playback.goTo(3);
    expect(playback.getState()).toMatchObject({ step: 3, beat: null });
  });
});

describe('a seat of the app', () => {
  it('sees its own hand alone, plays on by itself, and keeps its reasons', async () => {
    const session = await sat(device(), { minds: { [BOB]: 3, [CLEO]: 3, [DAN]: 3 } });
    await playedOut(session);
    const bobs = session
      .at(BOB)
      .getState()
      .log.flatMap(({ cause }) => cause?.thought ?? []);
    expect(bobs.filter(({ kind }) => kind === 'best')).toHaveLength(2);
    expect(
      session
        .at(ANN)
        .getState()
        .log.flatMap(({ cause }) => cause?.thought ?? []),
    ).not.toContainEqual(bobs[0]);
  });

  it('answers by chance where nobody can think of the game', async () => {
    const table = toyDevice(MODULES, {});
    const session = await sat(table, { minds: { [BOB]: 3, [CLEO]: 3, [DAN]: 3 } });
    await playedOut(session);
    const thoughts = session.getState().log.flatMap(({ cause }) => cause?.thought ?? []);
    expect(thoughts.length).toBeGreaterThan(0);
    expect(new Set(thoughts.map(({ kind }) => kind))).toEqual(new Set(['anything']));
  });
});
