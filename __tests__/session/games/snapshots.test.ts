import { Dice } from '../../../scripts/soak/dice';
import { catacombs } from '../../../src/rules/catacombs';
import { withPlayerCount } from '../../../src/session/catacombs/choices/changeChoices';
import { freshChoices, type CatacombsChoices } from '../../../src/session/catacombs/choices/freshChoices';
import { catacombsModule } from '../../../src/session/catacombs/module';
import { createFilms } from '../../../src/session/flicking/film';
import { PAGED_VERSION, writeSnapshot } from '../../../src/session/course/snapshotFormat';
import { memoryShelf, memoryStorage, type GameShelf, type StoredGame } from '../../../src/storage';
import { continued, created, device, randomAnswer, toldAll, type Device } from '../catacombs/support/playing';
import { type Course, goOn, readCourse, readSnapshot, snapshotOf } from '../support/ofCatacombs';
import type { TableSession } from '../../../src/session/catacombs';

const GAMES: readonly (readonly [string, CatacombsChoices])[] = [
  ['two players', freshChoices(7)],
  ['three in a labyrinth', { ...withPlayerCount(freshChoices(3), 3), layout: 'labyrinth', passing: 'oppositeEnds' }],
];
const COMMANDS = 230;

function move(session: TableSession, dice: Dice): void {
  const { curtain, prompt, undo, mayRetake, view } = session.getState();
  if (curtain !== null) return session.take(curtain);
  if (prompt === null) throw new Error('nothing is asked');
  if (undo !== null && dice.oneIn(12)) return session.undo();
  if (mayRetake && dice.oneIn(20)) return void session.retake(catacombs.seatsOf(view));
  const answer = randomAnswer(session, dice);
  for (const seat of prompt.seats) if (session.whyNot(answer) !== null) session.take(seat);
  expect(session.answer(answer)).toBeNull();
}

/** A game with takings back in it, long enough for a few snapshots. */
async function played(table: Device, draft: CatacombsChoices, commands = COMMANDS): Promise<StoredGame> {
  const session = await created(table, draft);
  await playedTo(session, new Dice(draft.seed), commands);
  // What is written last is the snapshot, which nobody waits for.
  return opened(table.shelf, session.getState().gameId);
}

async function playedTo(session: TableSession, dice: Dice, commands: number): Promise<void> {
  await toldAll(session);
  const countOf = () => (JSON.parse(session.writeRecord()) as { commands: unknown[] }).commands.length;
  while (countOf() < commands && session.getState().view.outcome === null) {
    move(session, dice);
    await toldAll(session);
  }
}

async function opened(shelf: GameShelf, id: string): Promise<StoredGame> {
  const kept = await shelf.open(id);
  if (!kept.ok) throw new Error(kept.error.reason);
  return kept.value;
}

function courseFrom(game: StoredGame): Course {
  const read = readCourse(game);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(read.value.dropped).toBeNull();
  return read.value.course;
}

/** All of a course that anybody can see; why something was answered is not kept. */
function seen({ timeline: { state, steps, record, opening }, log, film }: Course) {
  const films = createFilms(catacombsModule.flicks);
  const contactsOf = (line: Course['log'][number]) => (line.film === null ? null : films.film(line.film).contacts);
  return {
    ...{ state, steps, record, opening, film: film?.commandIndex ?? null },
    log: log.map((line) => ({ ...line, film: line.film?.commandIndex ?? null, contacts: contactsOf(line) })),
  };
}

function moved(text: string): string {
  const snapshot = readSnapshot(text)!;
  return writeSnapshot({ ...snapshot, steps: snapshot.steps.map((step) => ({ ...step, at: step.at + 100_000 })) });
}

describe.each(GAMES)('a long game of %s', (_, draft) => {
  const table = device();
  let game: StoredGame;

  beforeAll(async () => {
    game = await played(table, draft);
  }, 60_000);

  it('has a snapshot of most of its journal', () => {
    expect(game.snapshot!.stepCount).toBeGreaterThan(COMMANDS - 100);
    const kinds = new Set(game.steps.map((text) => (JSON.parse(text) as { kind: string }).kind));
    expect([...kinds]).toEqual(expect.arrayContaining(['undo', 'retake', 'flickResolved']));
  });

  it('is the same from its snapshot as played from the beginning', () => {
    expect(seen(courseFrom(game))).toEqual(seen(courseFrom({ ...game, snapshot: null })));
  });

  it('can be taken back to before the snapshot', () => {
    const [quick, slow] = [courseFrom(game), courseFrom({ ...game, snapshot: null })];
    const retake = { kind: 'retake' as const, agreedBy: catacombs.seatsOf(quick.timeline.state) };
    const takenBack = (course: Course): Course => {
      const back = goOn(course, retake);
      return back.ok && back.value.timeline.steps.length > 0 ? takenBack(back.value) : course;
    };
    const [left, right] = [takenBack(quick), takenBack(slow)];
    expect(left.timeline.steps.length).toBeLessThan(30);
    expect(left.timeline.state).toEqual(right.timeline.state);
    expect(left.log.map(({ isTakenBack }) => isTakenBack)).toEqual(right.log.map(({ isTakenBack }) => isTakenBack));
  });

  it.each([
    ['is of another version', (text: string) => text.replace(`"version":${PAGED_VERSION}`, '"version":99')],
    ['says nothing', () => 'null'],
    ['is no JSON', () => '{'],
    ['speaks of another record', moved],
    ['points to nothing', (text: string) => text.replace(/"root":\[\d+\]/, '"root":[999999]')],
  ])('is played from its beginning where the snapshot %s', (_why, spoil) => {
    const { stepCount, text } = game.snapshot!;
    expect(spoil(text)).not.toBe(text);
    const read = readCourse({ ...game, snapshot: { stepCount, text: spoil(text) } });
    if (!read.ok) throw new Error(read.error.message);
    expect(read.value.snapshot).toBeNull();
    expect(seen(read.value.course)).toEqual(seen(courseFrom(game)));
  });
});

it('a session goes on from a snapshot as from the journal', async () => {
  const table = device();
  const game = await played(table, freshChoices(7));
  const { id } = game.entry;
  const without = device({
    ...memoryShelf(),
    ...table.shelf,
    open: async () => ({ ok: true, value: { ...game, snapshot: null } }),
  });
  const [quick, slow] = [await continued(table, id), await continued(without, id)];
  const [left, right] = [quick.getState(), slow.getState()];
  for (const key of ['view', 'shown', 'prompt', 'undo', 'hand', 'curtain', 'mayRetake', 'launchable'] as const) {
    expect([key, left[key]]).toEqual([key, right[key]]);
  }
  expect(JSON.parse(quick.writeRecord())).toEqual(JSON.parse(slow.writeRecord()));
});

/** A shelf that notes what every snapshot has cost. */
function weighed(shelf: GameShelf = memoryShelf()) {
  const costs: { readonly stepCount: number; readonly from: number; readonly chars: number }[] = [];
  const keepSnapshot: GameShelf['keepSnapshot'] = async (id, stepCount, text, page) => {
    const kept = await shelf.keepSnapshot(id, stepCount, text, page);
    if (kept.ok) costs.push({ stepCount, from: page?.from ?? 0, chars: text.length + (page?.text.length ?? 0) });
    return kept;
  };
  return { shelf: { ...shelf, keepSnapshot }, costs };
}

describe('what a snapshot costs', () => {
  const LONG = 700;

  it('is what is new since the one before, however long the game is', async () => {
    const { shelf, costs } = weighed();
    const game = await played(device(shelf), freshChoices(7), LONG);
    expect(costs.length).toBeGreaterThan(LONG / 60);
    // One after the other, each from where the last one ended.
    expect(costs.map(({ from }) => from)).toEqual([0, ...costs.slice(0, -1).map(({ stepCount }) => stepCount)]);
    const most = Math.max(...costs.map(({ chars }) => chars));
    const whole = snapshotOf(courseFrom(game)).length;
    expect(most).toBeLessThan(whole / 3);
    expect(seen(courseFrom(game))).toEqual(seen(courseFrom({ ...game, snapshot: null })));
  }, 120_000);

  it('is that as well when the game is taken up again', async () => {
    const { shelf, costs } = weighed();
    const table = device(shelf);
    const { entry, steps, snapshot } = await played(table, freshChoices(7));
    await playedTo(await continued(table, entry.id), new Dice(1), steps.length + 60);
    expect(costs.at(-1)!.from).toBe(snapshot!.stepCount);
  }, 60_000);

  it('is all of the past once, where that was kept in one piece by an older app', async () => {
    const { shelf, costs } = weighed();
    const table = device(shelf);
    const { entry, opening, steps } = await played(device(), freshChoices(7));
    const text = snapshotOf(courseFrom({ entry, opening, steps, snapshot: null, dropped: null }));
    const kept = { ...entry, atMs: 1, opening, steps: steps.map((step) => ({ atMs: 1, text: step })) };
    await shelf.create({ ...kept, snapshot: { stepCount: steps.length, text } });
    await playedTo(await continued(table, entry.id), new Dice(2), steps.length + 120);
    const game = await opened(shelf, entry.id);
    expect(costs.map(({ from }) => from)).toEqual([0, costs[0]!.stepCount]);
    expect(seen(courseFrom(game))).toEqual(seen(courseFrom({ ...game, snapshot: null })));
  }, 60_000);
});

it('goes into a file with all of its pages, and comes out of it whole', async () => {
  const storage = memoryStorage();
  const { entry } = await played(device(storage.shelf), freshChoices(7));
  const file = await storage.shelf.exportGame(entry.id, 1);
  const other = memoryStorage();
  if (!file.ok) throw new Error(file.error.reason);
  const added = await other.files.importAll(file.value, { admit: (game) => ({ ok: true, value: game }) });
  if (!added.ok) throw new Error(JSON.stringify(added.error));
  const game = await opened(other.shelf, added.value.added[0]!);
  expect(readSnapshot(game.snapshot!.text)).not.toBeNull();
  expect(seen(courseFrom(game))).toEqual(seen(courseFrom({ ...game, snapshot: null })));
});

describe('a table that nobody looks at', () => {
  it('has a snapshot of all that was played, from the very beginning on', async () => {
    const table = device();
    const session = await created(table, freshChoices(7));
    const { gameId } = session.getState();
    const snapshotCount = async () => {
      const kept = await table.shelf.open(gameId);
      return kept.ok ? [kept.value.snapshot?.stepCount, kept.value.steps.length] : null;
    };
    expect(await snapshotCount()).toEqual([0, 0]);
    const dice = new Dice(7);
    for (let count = 0; count < 5; count++) {
      await toldAll(session);
      move(session, dice);
    }
    await toldAll(session);
    const [before, stepCount] = (await snapshotCount())!;
    expect(before).toBe(0);
    expect(stepCount).toBeGreaterThan(2);
    session.rest();
    await session.kept();
    // It waits for nothing, and nothing waits for it.
    await table.shelf.list();
    expect(await snapshotCount()).toEqual([stepCount, stepCount]);
  });
});
