import { BRAINS } from '../../../src/ai/brains';
import { proves } from '../../../src/ai/gym';
import { gymBook, type GymSetup } from '../../../src/rules/gym';
import { openBelongings } from '../../../src/session/belongings';
import { gymModule, type GymChoices, type GymPlayed } from '../../../src/session/gym';
import type { TableSession } from '../../../src/session/game/tableSession';
import { readStatistics } from '../../../src/session/statistics';
import { memoryKeyValue, memoryStorage } from '../../../src/storage';
import { settled, toyDevice, valueOf } from '../toys/toyTable';

const MODULES = { gym: gymModule };
type Session = TableSession<GymPlayed>;

const PUZZLE: GymSetup = gymBook.setup.parse({
  seat: 'player-1',
  board: { widthMm: 200, heightMm: 300 },
  discs: [
    { id: 'elf', xMm: 100, yMm: 250 },
    { id: 'orc', xMm: 100, yMm: 60 },
    { id: 'goblin', xMm: 150, yMm: 90 },
  ],
  flickable: ['elf'],
  leavers: 'gone',
  goals: [
    { kind: 'pushOff', disc: 'orc' },
    { kind: 'strike', targets: ['goblin'] },
  ],
  flicks: 3,
});

const choices = (more: Partial<GymChoices> = {}): GymChoices => ({
  ...{ setup: PUZZLE, name: 'Over the edge', aim: 'swipe', aid: 'none', mind: null },
  ...more,
});
const TODAY = { kind: 'daily', date: '2026-11-20' } as const;
const AT_THE_ORC = { discId: 'elf', vxMmS: 0, vyMmS: -1900, from: null };
const AT_NOBODY = { discId: 'elf', vxMmS: -150, vyMmS: 0, from: null };

const device = (storage = memoryStorage()) => toyDevice(MODULES, BRAINS, storage);

async function sat(table = device(), more: Partial<GymChoices> = {}): Promise<Session> {
  const id = valueOf(await table.games.create('gym', choices(more), TODAY));
  const { session } = valueOf(await table.games.continue(id));
  await settled(session);
  return session;
}

/** Launches, and hears what is told of it. */
async function flicked(session: Session, launch: typeof AT_THE_ORC): Promise<readonly string[]> {
  const told: string[] = [];
  const stop = session.subscribe(({ beat }) => {
    const now = beat === null ? '' : beat.kind === 'event' ? beat.event.kind : beat.kind;
    if (now !== '' && told.at(-1) !== now) told.push(now);
  });
  expect(session.launch(launch)).toBeNull();
  await settled(session);
  stop();
  return told;
}

describe('a puzzle at the table', () => {
  it('tells of goals met and of flicks that met none, each in its own beat', async () => {
    const session = await sat();
    expect(await flicked(session, AT_NOBODY)).toEqual(['flight', 'missed']);
    expect(await flicked(session, AT_THE_ORC)).toEqual(['flight', 'goalMet']);
    const { shown, view } = session.getState();
    expect([shown.flicks, shown.met, view.model.met]).toEqual([2, [0], [0]]);
    expect(shown.discs.map(({ id }) => id)).not.toContain('orc');
  });

  it('shows who has left as gone before it tells what that was good for', async () => {
    const session = await sat();
    expect(session.launch(AT_THE_ORC)).toBeNull();
    await session.kept();
    const { beat } = session.getState();
    expect([beat?.kind, session.getState().shown.discs.length]).toEqual(['flight', 3]);
    session.told(beat!.number);
    expect(session.getState().beat).toMatchObject({ kind: 'event', event: { kind: 'goalMet', goal: 0 } });
    expect(session.getState().shown).toMatchObject({ met: [0], flicks: 0 });
    expect(session.getState().shown.discs.map(({ id }) => id)).toEqual(['elf', 'goblin']);
  });

  it('lets no flick be taken back, and says so', async () => {
    const session = await sat();
    await flicked(session, AT_NOBODY);
    expect(session.getState()).toMatchObject({ undo: null, mayRetake: false, retakeBar: 'noFlick' });
    expect(session.retake([session.getState().hand])?.reason).toBe('nothingToTakeBack');
  });

  it('ends with what it was worth, in whatever is kept of it', async () => {
    const table = device();
    const session = await sat(table);
    for (let flick = 0; flick < 3; flick++) await flicked(session, AT_NOBODY);
    expect(session.getState().view.outcome).toEqual({ isSolved: false, stars: 0, flicks: 3 });
    await session.kept();
    const [row] = valueOf(await table.games.list());
    expect(row).toMatchObject({
      ...{ game: 'gym', name: 'Over the edge', isOver: true, occasion: TODAY },
      summary: { goals: 2, met: 0, flicks: 3, of: 3, stars: 0 },
    });
    const values = memoryKeyValue();
    const counted = valueOf(await readStatistics({ modules: MODULES, shelf: table.storage.shelf, values }));
    const measures = { flicks: 3, goals: 0, solved: 0, stars: 0 };
    expect(counted).toMatchObject([{ game: 'gym', name: 'player-1', games: 1, won: 0, measures }]);
  });

  it('is judged contact by contact: whom it struck, and who left for good', async () => {
    const session = await sat();
    await flicked(session, AT_THE_ORC);
    const verdicts = session.film(session.getState().film!).contacts.map(({ verdict }) => verdict);
    expect(verdicts).toContainEqual({ kind: 'struck', target: 'orc' });
    expect(verdicts).toContainEqual({ kind: 'left', disc: 'orc', isGone: true });
  });
});

describe('a solution that was proved', () => {
  it('solves it at the table as well, flick by flick', async () => {
    const proof = proves(PUZZLE);
    if (proof.kind !== 'solved') throw new Error('nothing was found');
    const session = await sat();
    for (const command of proof.commands) {
      if (command.kind !== 'flick' || command.flick === null) continue;
      const { discId, vxMmS, vyMmS } = command.flick;
      await flicked(session, { discId, vxMmS, vyMmS, from: null });
    }
    expect(session.getState().view.outcome).toMatchObject({ isSolved: true, flicks: proof.flicks });
  });
});

describe('whoever wants to know', () => {
  it('is advised on a flick for a goal that is still open', async () => {
    const session = await sat();
    session.askHint();
    expect(session.getState().hint).toBe('thinking');
    await settled(session);
    const { hint } = session.getState();
    if (hint === null || hint === 'thinking') throw new Error('nobody had an idea');
    expect(hint.thought).toMatchObject({ kind: 'shot' });
    expect(hint.thought.kind === 'shot' && [0, 1]).toContain(hint.thought.kind === 'shot' ? hint.thought.goal : null);
    expect(session.whyNot(hint.answer)).toBeNull();
  });
});

describe('a seat of the app', () => {
  it('plays it to its end by itself, and keeps why', async () => {
    const session = await sat(device(), { mind: 5 });
    expect(session.getState().view.outcome).not.toBeNull();
    const thoughts = session
      .getState()
      .log.flatMap(({ event, cause }) => (event.kind === 'flicked' ? [cause?.thought] : []));
    expect(thoughts.length).toBeGreaterThan(0);
    for (const thought of thoughts) expect(thought?.kind).toBe('shot');
  });
});

it('goes on where it was, goes to another device, and is watched again', async () => {
  const storage = memoryStorage();
  const session = await sat(device(storage));
  await flicked(session, AT_THE_ORC);
  await session.kept();
  const { gameId, view } = session.getState();
  const again = valueOf(await device(storage).games.continue(gameId)).session;
  expect(again.getState().view).toEqual(view);
  expect(again.getState().shown).toEqual(session.getState().shown);
  const there = device();
  const id = valueOf(await there.games.importRecord(valueOf(await device(storage).games.exportRecord(gameId))));
  expect(valueOf(await there.games.continue(id)).session.getState().view).toEqual(view);
  const { playback } = valueOf(await device(storage).games.playback(gameId));
  expect(playback.story.flicks).toEqual([{ disc: 'elf', struck: ['orc'], met: [0] }]);
  expect(playback.film(playback.flicks[0]!).flight?.durationMs).toBeGreaterThan(0);
  const file = valueOf(await openBelongings({ modules: MODULES, storage, nowMs: () => 1 }).exportAll()).text;
  const empty = memoryStorage();
  const taken = valueOf(await openBelongings({ modules: MODULES, storage: empty, nowMs: () => 1 }).importAll(file));
  expect(taken.added).toHaveLength(1);
});

describe('what was kept of a gym', () => {
  const { summary, thoughts } = gymModule;

  it('is read as it was written', () => {
    const kept = { goals: 2, met: 1, flicks: 3, of: null, stars: 0 };
    expect(summary.read(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(thoughts.read({ kind: 'enough' })).toEqual({ kind: 'enough' });
  });

  it.each([
    null,
    {},
    { goals: 'two', met: 1, flicks: 3, of: null, stars: 0 },
    { goals: 2, met: 1, flicks: 3, of: 'x', stars: 0 },
  ])('is nothing where it makes no sense: %j', (kept) => expect(summary.read(kept)).toBeNull());

  it.each([
    null,
    {},
    { kind: 'dance' },
    { kind: 'shot', chance: 'high', goal: 0, aim: {} },
    { kind: 'shot', chance: 1, goal: 0, aim: {} },
  ])('is no thought where it makes no sense: %j', (kept) => expect(thoughts.read(kept)).toBeNull());
});
