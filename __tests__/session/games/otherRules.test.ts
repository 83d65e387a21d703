import { catacombs, RULES_REVISION } from '../../../src/rules/catacombs';
import { isEverything, openBelongings } from '../../../src/session/belongings/belongings';
import { freshChoices } from '../../../src/session/catacombs/choices/freshChoices';
import type { StoredGame } from '../../../src/storage';
import { memoryStorage } from '../../../src/storage';
import type { AppStorage } from '../../../src/storage/createStorage';
import { memoryRows } from '../../../src/storage/rows/memoryRows';
import { valueOf } from '../../storage/support/games';
import { keptByOtherRules as kept, storageOn } from '../catacombs/support/otherRules';
import { continued, created, device, randomAnswer, toldAll } from '../catacombs/support/playing';
import { Dice } from '../../../scripts/soak/dice';
import { readCourse, readSnapshot, admitGame, ofCatacombs } from '../support/ofCatacombs';
import type { TableSession } from '../../../src/session/catacombs';
import { MODULES } from '../../../src/session/modules';

const ID = 'game-1';
const FITS = { stepCount: 64, snapshotStepCount: 52 };
const MISFIT = { stepCount: 99, snapshotStepCount: 51, fittingStepCount: 80 };

const storedIn = async ({ shelf }: AppStorage): Promise<StoredGame> => valueOf(await shelf.open(ID));

function readIn(game: StoredGame) {
  const read = readCourse(game);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

async function playOn(session: TableSession, count: number, dice = new Dice(1)): Promise<void> {
  for (let step = 0; step < count && session.getState().view.outcome === null; step++) {
    await toldAll(session);
    const { curtain, prompt } = session.getState();
    if (curtain !== null) session.take(curtain);
    else if (prompt !== null) {
      const answer = randomAnswer(session, dice);
      for (const seat of prompt.seats) if (session.whyNot(answer) !== null) session.take(seat);
      expect(session.answer(answer)).toBeNull();
    }
  }
  await toldAll(session);
}

describe('a game that was played by other rules', () => {
  it('would go another way from its beginning', async () => {
    const game = await storedIn(kept('fits'));
    expect(readIn({ ...game, snapshot: null }).dropped).toMatchObject({ isRefused: true });
  });

  it('opens at its snapshot, and goes on with every step behind it', async () => {
    const game = await storedIn(kept('fits'));
    const { course, dropped, snapshot } = readIn(game);
    expect(dropped).toBeNull();
    expect(snapshot?.timeline.record).toHaveLength(FITS.snapshotStepCount);
    expect(course.timeline.record).toHaveLength(FITS.stepCount);
    expect(course.timeline.opening).toMatchObject(readSnapshot(game.snapshot!.text)!.state);
  });

  it('is asked of its board and for no least speed, which went without saying when the question was kept', async () => {
    const game = await storedIn(kept('fits'));
    const asked = { kind: 'flick', discs: expect.any(Array) };
    const { ask } = readSnapshot(game.snapshot!.text)!.state.prompt!;
    expect(ask).toMatchObject(asked);
    expect(ask).not.toHaveProperty('board');
    const { opening } = readIn(game).course.timeline;
    expect(opening.prompt?.ask).toEqual({
      ...ask,
      board: { widthMm: 300, heightMm: 450, edge: 'open' },
      minSpeedMmS: 0,
    });
  });

  it('is not taken back to before that, however much all agree', async () => {
    const table = device(kept('fits').shelf);
    const session = await continued(table, ID);
    await toldAll(session);
    const { openedAt } = readIn(await storedIn(kept('fits'))).course.timeline;
    const countOf = () => session.getState().view.commandCount;
    for (let tries = 0; session.getState().mayRetake && tries < 99; tries++) {
      expect(session.retake(catacombs.seatsOf(session.getState().view))).toBeNull();
      await toldAll(session);
    }
    expect(countOf()).toBeGreaterThanOrEqual(openedAt);
    expect(session.getState()).toMatchObject({ mayRetake: false, keeping: 'kept' });
    expect(session.retake(catacombs.seatsOf(session.getState().view))).toMatchObject({ reason: 'nothingToTakeBack' });
  });

  it('is watched again from there on, with the story of all of it', async () => {
    const { games } = device(kept('fits').shelf);
    const opened = await games.playback(ID);
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const { playback } = ofCatacombs(opened.value);
    const { firstStep, step, stepCount } = playback.getState();
    expect(firstStep).toBeGreaterThan(30);
    expect(step).toBe(firstStep);
    playback.goTo(0);
    expect(playback.getState().step).toBe(firstStep);
    for (let shown = firstStep; shown < stepCount; shown = playback.getState().step) {
      playback.next();
      for (let { beat } = playback.getState(); beat !== null; { beat } = playback.getState()) {
        playback.told(beat.number);
      }
    }
    const whole = playback.story.flicks.reduce((sum, { flicks }) => sum + flicks, 0);
    expect(whole).toBeGreaterThan(playback.flicks.length);
    expect(playback.getState().shown.heroes).toEqual(
      (await continued(device(kept('fits').shelf), ID)).getState().shown.heroes,
    );
  });

  it('is shared as a file that opens elsewhere, up to any of its flicks or as far as it is', async () => {
    const games = device(kept('fits').shelf).games;
    const opened = await games.playback(ID);
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const { playback } = ofCatacombs(opened.value);
    const session = await continued(device(kept('fits').shelf), ID);
    await toldAll(session);
    const files = [...playback.flicks.keys()].map((flick) => playback.writeShot(flick));
    for (const [index, text] of [...files, session.writeFile()].entries()) {
      const other = memoryStorage();
      expect(isEverything(text)).toBe(true);
      const { added } = valueOf(await other.files.importAll(text, { admit: admitGame }));
      const stored = valueOf(await other.shelf.open(added[0]!));
      const { course, dropped } = readIn(stored);
      const film = playback.flicks[index];
      expect(dropped).toBeNull();
      expect(course.timeline.record).toHaveLength(film === undefined ? FITS.stepCount : film.commandIndex + 2);
      expect(course.film?.commandIndex).toBe((film ?? playback.flicks.at(-1))?.commandIndex);
      const again = await continued(device(other.shelf), added[0]!);
      expect(again.getState().log.length).toBeGreaterThan(30);
      if (film === undefined) expect(again.getState().shown).toEqual(session.getState().shown);
    }
  });

  it('keeps that beginning in the snapshots that these rules make of it', async () => {
    const storage = kept('fits');
    const before = readIn(await storedIn(storage));
    const session = await continued(device(storage.shelf), ID);
    await playOn(session, 12);
    session.rest();
    session.leave();
    await playOn(await continued(device(storage.shelf), ID), 0);
    const game = await storedIn(storage);
    const snapshot = readSnapshot(game.snapshot!.text)!;
    expect(snapshot).toMatchObject({ revision: RULES_REVISION, openedAt: before.course.timeline.openedAt });
    expect(game.snapshot!.stepCount).toBeGreaterThan(FITS.stepCount);
    const { course } = readIn(game);
    expect(course.timeline.opening).toEqual(before.course.timeline.opening);
    expect(course.timeline.openedAt).toBe(before.course.timeline.openedAt);
  });

  it('goes through a file to another device as it is', async () => {
    const storage = kept('fits');
    const { text } = valueOf(await storage.files.exportAll(1));
    const there = storageOn(memoryRows());
    expect(valueOf(await there.files.importAll(text, { admit: admitGame })).added).toEqual([ID]);
    const [here, moved] = [readIn(await storedIn(storage)), readIn(await storedIn(there))];
    expect(moved.dropped).toBeNull();
    expect(moved.course.timeline).toEqual(here.course.timeline);
  });
});

describe('a game by itself as a file', () => {
  const exported = async (storage: AppStorage): Promise<string> => {
    const file = await device(storage.shelf).games.exportRecord(ID);
    if (!file.ok) throw new Error(JSON.stringify(file.error));
    return file.value;
  };

  it('is all that is kept of it, where other rules have played it', async () => {
    const storage = kept('fits');
    const text = await exported(storage);
    expect(isEverything(text)).toBe(true);
    const there = storageOn(memoryRows());
    const belongings = openBelongings({ modules: MODULES, storage: there, nowMs: () => 1 });
    expect(await belongings.importAll(text)).toMatchObject({ ok: true, value: { added: [ID], takenKeys: [] } });
    expect(readIn(await storedIn(there)).course.timeline).toEqual(readIn(await storedIn(storage)).course.timeline);
  });

  it('is a record where these rules play it alike', async () => {
    const storage = storageOn(memoryRows());
    const session = await created(device(storage.shelf), freshChoices(5));
    await playOn(session, 4);
    expect(isEverything(await exported(storage))).toBe(false);
  });
});

describe('a game in which a step no longer fits', () => {
  it('opens at the last that does, says what it left out, and is left as it is', async () => {
    const storage = kept('misfit');
    const opened = await device(storage.shelf).games.continue(ID);
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    expect(opened.value.dropped).toEqual({
      fromStep: MISFIT.fittingStepCount,
      reason: expect.stringContaining('refused: '),
      isRefused: true,
    });
    expect((await storedIn(storage)).steps).toHaveLength(MISFIT.stepCount);
  });

  it('goes on from there, and all that it was stays beside it with its snapshot', async () => {
    const storage = kept('misfit');
    const table = device(storage.shelf);
    await playOn(await continued(table, ID), 8);
    const again = readIn(await storedIn(storage));
    expect(again.dropped).toBeNull();
    const list = await table.games.list();
    const [other] = list.ok ? list.value.filter(({ id }) => id !== ID) : [];
    const aside = valueOf(await storage.shelf.open(other!.id));
    expect(aside.steps).toHaveLength(MISFIT.stepCount);
    const { snapshot, dropped } = readIn(aside);
    expect(snapshot?.timeline.record).toHaveLength(MISFIT.snapshotStepCount);
    expect(dropped).toMatchObject({ fromStep: MISFIT.fittingStepCount });
  });
});

it('a snapshot that other rules have made and these cannot go on from is passed over', async () => {
  const game = await storedIn(kept('fits'));
  const { stepCount, text } = game.snapshot!;
  const said = JSON.parse(text) as { state: { model: { heroes?: object } } };
  delete said.state.model.heroes;
  const spoilt = { stepCount, text: JSON.stringify(said) };
  expect(readIn({ ...game, snapshot: spoilt })).toMatchObject({ snapshot: null, dropped: { isRefused: true } });
});
