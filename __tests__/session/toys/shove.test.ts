import type { Brain } from '../../../src/ai/core';
import { canonicalJson } from '../../../src/lib';
import { readRecord, replay, stateHash, type Command, type Eyes } from '../../../src/rules/machine';
import { openBelongings } from '../../../src/session/belongings';
import type { TableSession } from '../../../src/session/game/tableSession';
import { readStatistics } from '../../../src/session/statistics';
import { memoryKeyValue, memoryStorage, type AppStorage } from '../../../src/storage';
import { shoveBrain } from './shoveBrain';
import { ANN, BOB, BOTH, choices, shoveModule, type ShoveChoices, type ShovePlayed } from './shoveModule';
import { BOARD, HIDDEN, RADIUS_MM, shove, shoveBook } from './shoveRules';
import { settled, toyDevice, valueOf, type ToyDevice } from './toyTable';

const MODULES = { shove: shoveModule };
const BRAINS = { shove: shoveBrain };
type Device = ToyDevice<typeof MODULES>;
type Session = TableSession<ShovePlayed>;

const EYES: readonly Eyes[] = [ANN, BOB, null];
const device = (storage = memoryStorage()): Device => toyDevice(MODULES, BRAINS as never, storage);

/** Where each places its discs, so that a flick straight across strikes. */
const PLACES = {
  ann: [
    { id: 'ann-a', xMm: 60, yMm: 60 },
    { id: 'ann-b', xMm: 60, yMm: 160 },
  ],
  bob: [
    { id: 'bob-a', xMm: 270, yMm: 60 },
    { id: 'bob-b', xMm: 270, yMm: 160 },
  ],
};
/** Straight at the disc across, and off the wall above at the same. */
const ACROSS = { discId: 'ann-a', vxMmS: 1300, vyMmS: 0, from: null };
const BACK = { discId: 'bob-b', vxMmS: -1300, vyMmS: 0, from: null };

async function sat({ games }: Device, more: Partial<ShoveChoices> = {}): Promise<Session> {
  const id = valueOf(await games.create('shove', choices(more)));
  const { session } = valueOf(await games.continue(id));
  await settled(session);
  return session;
}

async function say(session: Session, answer: ShovePlayed['answer']): Promise<void> {
  const { curtain } = session.getState();
  if (curtain !== null) session.take(curtain);
  await settled(session);
  expect(session.answer(answer)).toBeNull();
  await settled(session);
}

const bet = (on: string) => ({ kind: 'choose' as const, options: [on] });
const place = (seat: 'ann' | 'bob') => ({ kind: 'place' as const, places: PLACES[seat] });

async function placed(session: Session): Promise<Session> {
  await say(session, place('ann'));
  await say(session, place('bob'));
  return session;
}

/** Up to the first flick: both have placed and bet. */
async function toFlick(session: Session): Promise<Session> {
  await placed(session);
  await say(session, bet('bob-a'));
  await say(session, bet('ann-b'));
  return session;
}

async function launched(session: Session, launch: typeof ACROSS): Promise<void> {
  expect(session.launch(launch)).toBeNull();
  await session.kept();
}

async function playedOut(session: Session): Promise<Session> {
  await toFlick(session);
  for (const launch of [ACROSS, BACK]) {
    await launched(session, launch);
    await settled(session);
  }
  expect(session.getState().view.outcome).not.toBeNull();
  return session;
}

const kindsSeen = (session: Session, eyes: Eyes) =>
  session
    .at(eyes)
    .getState()
    .log.map(({ event }) => event.kind);

describe('a table of odd size with walls', () => {
  it('is where discs are placed, by hand or for one, and nowhere beyond it', async () => {
    const session = await sat(device());
    const beyond = PLACES.ann.map((one) => (one.id === 'ann-a' ? { ...one, yMm: BOARD.heightMm } : one));
    expect(session.answer({ kind: 'place', places: beyond })?.reason).toBe('offTheBoard');
    const over = PLACES.ann.map((one) => (one.id === 'ann-a' ? { ...one, xMm: 200 } : one));
    expect(session.answer({ kind: 'place', places: over })?.reason).toBe('outsideZone');
    const forMe = session.placeForMe()!;
    for (const { xMm, yMm } of forMe.places) {
      expect(xMm).toBeLessThanOrEqual(BOARD.widthMm / 2 - RADIUS_MM + 1e-6);
      expect(yMm).toBeLessThanOrEqual(BOARD.heightMm - RADIUS_MM + 1e-6);
    }
    await say(session, forMe);
    expect(session.getState().shown.discs.map(({ id }) => id)).toEqual(['ann-a', 'ann-b']);
  });

  it('throws back what meets its walls: it is logged, judged, and nothing leaves', async () => {
    const session = await toFlick(await sat(device()));
    await launched(session, { ...ACROSS, vxMmS: 0, vyMmS: -1800 });
    const { film } = session.getState();
    const walls = film!.result.contacts.filter(({ kind }) => kind === 'wall');
    expect(walls.length).toBeGreaterThan(0);
    expect(walls[0]).toMatchObject({ a: 'ann-a', b: 'top' });
    expect(film!.result.exits).toEqual([]);
    const [first] = session.film(film!).contacts;
    expect(first).toMatchObject({ a: 'ann-a', b: null, verdict: { kind: 'touch' } });
    expect(first!.yMm).toBeCloseTo(RADIUS_MM, 6);
    for (const { xMm, yMm } of film!.result.rest.discs) {
      expect(Math.min(xMm, BOARD.widthMm - xMm)).toBeGreaterThanOrEqual(RADIUS_MM - 1e-6);
      expect(Math.min(yMm, BOARD.heightMm - yMm)).toBeGreaterThanOrEqual(RADIUS_MM - 1e-6);
    }
  });

  it('says what a launch would first touch: the disc across', async () => {
    const session = await toFlick(await sat(device()));
    const met = session.firstContact(ACROSS)!;
    expect(met.discId).toBe('bob-a');
    expect(met.xMm).toBeCloseTo(270 - 2 * RADIUS_MM, 6);
    expect(session.firstContact({ ...ACROSS, discId: 'bob-a' })).toBeNull();
  });

  it('says as much of the wall that a launch would first touch', async () => {
    const session = await toFlick(await sat(device()));
    const met = session.firstContact({ ...ACROSS, vxMmS: 0, vyMmS: -1800 })!;
    expect(met.discId).toBeNull();
    expect([met.xMm, met.yMm]).toEqual([60, RADIUS_MM].map((mm) => expect.closeTo(mm, 6) as number));
  });
});

describe('several eyes at once', () => {
  it('see one flight, each the bets that they may know', async () => {
    const session = await toFlick(await sat(device()));
    const betsSeen = () => EYES.map((eyes) => session.at(eyes).getState().view.model.bets);
    expect(betsSeen()).toEqual([
      { ann: 'bob-a', bob: HIDDEN },
      { ann: HIDDEN, bob: 'ann-b' },
      { ann: HIDDEN, bob: HIDDEN },
    ]);
    await launched(session, ACROSS);
    const beats = EYES.map((eyes) => session.at(eyes).getState().beat);
    for (const beat of beats) expect(beat).toBe(beats[0]);
    expect(beats[0]?.kind).toBe('flight');
    const before = EYES.map((eyes) => session.at(eyes).getState().shown.discs);
    session.told(beats[0]!.number);
    const after = EYES.map((eyes) => session.at(eyes).getState().shown.discs);
    for (const [index, discs] of after.entries()) {
      expect(discs).not.toEqual(before[index]);
      expect(discs).toEqual(
        session.getState().film!.result.rest.discs.map((rest) => expect.objectContaining(placeOf(rest)) as object),
      );
    }
  });

  it('learn of a bet, and not on whom, until the round is over', async () => {
    const session = await toFlick(await sat(device()));
    for (const [eyes, hidden] of [
      [ANN, 'ann-b'],
      [BOB, 'bob-a'],
      [null, 'bob-a'],
    ] as const) {
      const seen = session.at(eyes).getState();
      const secrets = seen.log.map(({ event }) => event);
      expect(canonicalJson({ secrets, bets: seen.view.model.bets, undo: seen.undo })).not.toContain(`"${hidden}"`);
      expect(kindsSeen(session, eyes)).toEqual(['placed', 'placed', 'bet', 'bet']);
    }
    for (const launch of [ACROSS, BACK]) {
      await launched(session, launch);
      await settled(session);
    }
    for (const eyes of EYES) {
      const told = session
        .at(eyes)
        .getState()
        .log.map(({ event }) => event);
      expect(told).toContainEqual({ kind: 'revealed', bets: { ann: 'bob-a', bob: 'ann-b' } });
    }
  });

  it('are told what each contact came to, by its place in the log', async () => {
    const session = await toFlick(await sat(device()));
    await launched(session, ACROSS);
    const { film } = session.getState();
    expect(session.film(film!).contacts[0]).toMatchObject({
      a: 'ann-a',
      b: 'bob-a',
      verdict: { kind: 'points', points: 1 },
    });
    await settled(session);
    // A point for the strike, three for the bet.
    expect(session.getState().view.model.points).toEqual({ ann: 4 });
  });
});

const placeOf = ({ id, xMm, yMm }: { readonly id: string; readonly xMm: number; readonly yMm: number }) => ({
  id,
  xMm,
  yMm,
});

describe('the device', () => {
  it('goes behind a curtain to whoever bets, and stays where it is for a flick', async () => {
    const session = await placed(await sat(device()));
    expect(session.getState()).toMatchObject({ prompt: { purpose: { kind: 'bet', seat: ANN } }, curtain: null });
    await say(session, bet('bob-a'));
    expect(session.getState()).toMatchObject({ hand: ANN, curtain: BOB, prompt: null });
    session.take(BOB);
    await say(session, bet('ann-b'));
    expect(session.getState()).toMatchObject({
      hand: BOB,
      curtain: null,
      prompt: { purpose: { kind: 'flick', seat: ANN } },
    });
    expect(session.getState().launchable).toEqual(['ann-a', 'ann-b']);
    await launched(session, ACROSS);
    await settled(session);
    expect(session.getState()).toMatchObject({ curtain: null, prompt: { purpose: { kind: 'flick', seat: BOB } } });
  });
});

describe('taking back', () => {
  it('a bet is undone by whoever made it alone', async () => {
    const session = await placed(await sat(device()));
    await say(session, bet('bob-a'));
    expect(EYES.map((eyes) => session.at(eyes).getState().undo?.purpose.kind ?? null)).toEqual([null, null, null]);
    session.take(BOB);
    expect(EYES.map((eyes) => session.at(eyes).getState().undo?.purpose.kind ?? null)).toEqual(['bet', null, null]);
  });

  it('nothing goes back behind a flick', async () => {
    const session = await toFlick(await sat(device()));
    expect(session.at(BOB).getState().undo?.purpose.kind).toBe('bet');
    await launched(session, ACROSS);
    await settled(session);
    for (const eyes of EYES) expect(session.at(eyes).getState().undo).toBeNull();
    const { view } = session.getState();
    session.undo();
    expect(session.getState().view).toEqual(view);
  });

  it('a flick is taken again when both agree, and its lines are struck out', async () => {
    const session = await toFlick(await sat(device()));
    const before = session.getState().view.model.discs;
    await launched(session, ACROSS);
    await settled(session);
    expect(session.retake([ANN])?.reason).toBe('notAgreed');
    expect(session.retake(BOTH)).toBeNull();
    await settled(session);
    expect(session.getState().view.model).toMatchObject({ discs: before, points: {} });
    expect(
      session
        .getState()
        .log.filter(({ isTakenBack }) => isTakenBack)
        .map(({ event }) => event.kind),
    ).toEqual([...['flicked', 'struck']]);
  });
});

describe('a record', () => {
  const written = (commands: readonly object[], setup: object = { seats: BOTH, rounds: 1 }) =>
    JSON.stringify({ format: 'pichenette-record', version: 1, game: 'shove', seed: 1, setup, commands });
  const opening = [place('ann'), place('bob'), bet('bob-a'), bet('ann-b')];

  it('replays to the same state', async () => {
    const session = await playedOut(await sat(device()));
    const { timeline } = valueOf(replay(shoveBook, valueOf(readRecord(shoveBook, session.writeRecord()))));
    for (const eyes of BOTH)
      expect(stateHash(shove.viewFor(timeline.state, eyes))).toBe(stateHash(session.at(eyes).getState().view));
  });

  it('can be written by hand: a strike off a wall counts double', () => {
    const flown = [
      { kind: 'flick', flick: { discId: 'ann-a', vxMmS: 900, vyMmS: -900 } },
      {
        kind: 'flickResolved',
        contacts: [
          { kind: 'wall', a: 'ann-a', b: 'top' },
          { kind: 'touch', a: 'ann-a', b: 'bob-b' },
        ],
        rest: { discs: [{ id: 'ann-a', xMm: 240, yMm: 120 }] },
      },
    ];
    const { events } = valueOf(replay(shoveBook, valueOf(readRecord(shoveBook, written([...opening, ...flown])))));
    expect(events.at(-1)).toEqual({ kind: 'struck', by: 'ann-a', target: 'bob-b', points: 2, contact: 1 });
  });

  it('says what is wrong with it, and where', () => {
    const faultOf = (commands: readonly object[]) => {
      const read = readRecord(shoveBook, written(commands));
      return read.ok ? replay(shoveBook, read.value) : read;
    };
    const flick = (flick: object) => ({ kind: 'flick', flick });
    expect(faultOf([...opening, flick({ discId: 'bob-a', vxMmS: 1, vyMmS: 0 })])).toMatchObject({
      ok: false,
      error: { place: 'commands[4]', message: expect.stringContaining('notYourDisc') as string },
    });
    expect(faultOf([...opening, flick({ discId: 'ann-a', vxMmS: 'fast', vyMmS: 0 })])).toMatchObject({
      ok: false,
      error: { place: 'commands[4].flick.vxMmS' },
    });
    const out = { kind: 'flickResolved', rest: { discs: [{ id: 'ann-a', xMm: 400, yMm: 60 }] } };
    expect(faultOf([...opening, flick({ discId: 'ann-a', vxMmS: 900, vyMmS: 0 }), out])).toMatchObject({
      ok: false,
      error: { place: 'commands[5]', message: expect.stringContaining('offTheBoard') as string },
    });
  });
});

/** As much of a game as was on disk when the app was ended: the release, and not what came of it. */
async function endedInFlight(storage: AppStorage): Promise<string> {
  const session = await toFlick(await sat(device(storage)));
  const { gameId } = session.getState();
  const { vxMmS, vyMmS, discId } = ACROSS;
  const prompt = session.getState().prompt!.number;
  const step: Command<ShovePlayed> = { kind: 'flick', flick: { discId, from: null, vxMmS, vyMmS }, seat: ANN, prompt };
  const written = valueOf(await storage.shelf.open(gameId)).steps.length;
  valueOf(await storage.shelf.append(gameId, written, JSON.stringify(step), 9_000));
  session.leave();
  return gameId;
}

describe('on the shelf', () => {
  it('a game that was ended in flight comes to rest as it would have', async () => {
    const whole = await toFlick(await sat(device()));
    await launched(whole, ACROSS);
    await settled(whole);
    const storage = memoryStorage();
    const id = await endedInFlight(storage);
    const { session } = valueOf(await device(storage).games.continue(id));
    await session.kept();
    expect(session.getState().beat?.kind).toBe('flight');
    await settled(session);
    expect(session.getState().view.model).toEqual(whole.at(session.getState().hand).getState().view.model);
    expect(session.writeRecord()).toBe(whole.writeRecord());
  });

  it('goes to another device as a record and as a file, and an app that does not know it leaves it out by name', async () => {
    const table = device();
    const session = await playedOut(await sat(table));
    await session.kept();
    const text = valueOf(await table.games.exportRecord(session.getState().gameId));
    const there = device();
    const id = valueOf(await there.games.importRecord(text));
    expect(valueOf(await there.games.list())).toMatchObject([
      { game: 'shove', id, isOver: true, summary: { round: 1 } },
    ]);
    const file = valueOf(
      await openBelongings({ modules: MODULES, storage: table.storage, nowMs: () => 1 }).exportAll(),
    ).text;
    const stranger = memoryStorage();
    const report = valueOf(await openBelongings({ modules: {}, storage: stranger, nowMs: () => 1 }).importAll(file));
    expect(report).toMatchObject({ added: [], leftOut: [{ game: 'shove', kind: 'unknown' }] });
    const known = memoryStorage();
    const taken = valueOf(await openBelongings({ modules: MODULES, storage: known, nowMs: () => 1 }).importAll(file));
    expect(taken.added).toHaveLength(1);
    const shown = toyDevice({}, {}, table.storage).games;
    expect(valueOf(await shown.list())).toMatchObject([{ game: null, named: 'shove', why: 'unknown' }]);
  });

  it('is counted for both, and watched again with its flights', async () => {
    const table = device();
    const session = await playedOut(await sat(table));
    await session.kept();
    const values = memoryKeyValue();
    const counted = valueOf(await readStatistics({ modules: MODULES, shelf: table.storage.shelf, values }));
    const { points } = session.getState().view.model;
    expect([...counted].sort((a, b) => (a.name < b.name ? -1 : 1))).toMatchObject([
      { game: 'shove', name: 'ann', games: 1, measures: { flicks: 1, points: points.ann } },
      { game: 'shove', name: 'bob', games: 1, measures: { flicks: 1, points: points.bob ?? 0 } },
    ]);
    const { playback } = valueOf(await table.games.playback(session.getState().gameId));
    expect(playback.flicks).toHaveLength(2);
    expect(playback.story).toEqual({
      strikes: session.getState().log.filter(({ event }) => event.kind === 'struck').length,
    });
    expect(playback.film(playback.flicks[0]!).flight?.durationMs).toBeGreaterThan(0);
  });
});

describe('a seat of the app', () => {
  it('places, bets and flicks at the other by itself, and says what it meant', async () => {
    const session = await sat(device(), { minds: { [BOB]: 3 }, rounds: 2 });
    await say(session, place('ann'));
    for (let round = 0; round < 2; round++) {
      await say(session, bet(betOffered(session)));
      await launched(session, { ...ACROSS, vxMmS: 200 });
      await settled(session);
    }
    expect(session.getState().view.outcome).not.toBeNull();
    const bobs = session
      .getState()
      .log.flatMap(({ event, cause }) => (event.kind === 'flicked' && cause !== null ? [cause] : []));
    expect(bobs).toHaveLength(2);
    for (const { by, thought } of bobs) {
      expect([by, thought.kind]).toEqual(['app', 'shot']);
      expect(thought.kind === 'shot' && thought.aim.target).toMatch(/^ann-/);
    }
  });

  it('thinks on what its own eyes see: the bet of the other is hidden from it', async () => {
    const seen: ShovePlayed['model']['bets'][] = [];
    const watching: Brain<ShovePlayed> = {
      ...shoveBrain,
      ponder(asked) {
        seen.push(asked.view.model.bets);
        return shoveBrain.ponder(asked);
      },
    };
    const session = await sat(toyDevice(MODULES, { shove: watching } as never), { minds: { [BOB]: 1 } });
    await say(session, place('ann'));
    await say(session, bet(betOffered(session)));
    await launched(session, { ...ACROSS, vxMmS: 200 });
    await settled(session);
    expect(seen.filter((bets) => 'ann' in bets).length).toBeGreaterThan(1);
    for (const { ann = HIDDEN } of seen) expect(ann).toBe(HIDDEN);
  });
});

const betOffered = (session: Session): string => {
  const ask = session.getState().prompt?.ask;
  return ask?.kind === 'choose' ? ask.options[0]! : '';
};
