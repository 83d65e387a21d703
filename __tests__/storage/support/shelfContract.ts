import type { GameShelf } from '../../../src/storage';
import { newGame, stepText, stepTexts, valueOf, writeGame } from './games';

/** What a test can call from outside of the tab. */
export type Told = Omit<GameShelf, 'claim' | 'watch'>;

/** A shelf that has never been written, opened twice: as two tabs do. */
export type TwoShelves = readonly [shelf: Told, other: Told];

/** What every shelf does, wherever its rows are kept. */
export function describeShelf(name: string, openTwo: () => Promise<TwoShelves>): void {
  const fresh = async () => (await openTwo())[0];

  describe(`a shelf ${name}`, () => {
    it('gives a game back as it was written', async () => {
      const shelf = await fresh();
      await writeGame(shelf, 'a', 12);
      const game = valueOf(await shelf.open('a'));
      expect(game).toEqual({
        entry: {
          id: 'a',
          game: 'catacombs',
          createdAtMs: 1000,
          touchedAtMs: 13_000,
          stepCount: 12,
          isOver: false,
          sheet: newGame('a').sheet,
          summary: newGame('a').summary,
        },
        opening: newGame('a').opening,
        steps: stepTexts(12),
        snapshot: null,
        dropped: null,
      });
      expect(valueOf(await shelf.list())).toEqual([game.entry]);
    });

    it('takes a game with all that has been played of it, or not at all', async () => {
      const shelf = await fresh();
      const steps = stepTexts(4).map((text, index) => ({ atMs: 2000 + index, text }));
      valueOf(await shelf.create({ ...newGame('a'), steps, isOver: true }));
      const game = valueOf(await shelf.open('a'));
      expect(game).toMatchObject({ steps: stepTexts(4), dropped: null, entry: { isOver: true, touchedAtMs: 2003 } });
      expect(await shelf.create({ ...newGame('a'), steps: [] })).toMatchObject({ ok: false, error: { kind: 'taken' } });
      expect(valueOf(await shelf.open('a'))).toEqual(game);
    });

    it('keeps steps in their order, however many digits their numbers have', async () => {
      const shelf = await fresh();
      await writeGame(shelf, 'long', 101);
      expect(valueOf(await shelf.open('long')).steps).toEqual(stepTexts(101));
    });

    it('lists games by when they were last touched, each by itself', async () => {
      const shelf = await fresh();
      valueOf(await shelf.create(newGame('early', 1)));
      valueOf(await shelf.create(newGame('late', 2)));
      valueOf(await shelf.append('early', 0, stepText(0), 3));
      const listed = valueOf(await shelf.list());
      expect(listed.map(({ id, stepCount }) => [id, stepCount])).toEqual([
        ['early', 1],
        ['late', 0],
      ]);
    });

    it('refuses a step that is not the next, and keeps the game as it was', async () => {
      const shelf = await fresh();
      await writeGame(shelf, 'a', 2);
      for (const index of [0, 1, 3, -1, 0.5]) {
        expect(await shelf.append('a', index, 'other', 9)).toMatchObject({ ok: false, error: { kind: 'conflict' } });
      }
      expect(valueOf(await shelf.open('a')).steps).toEqual(stepTexts(2));
    });

    it('lets one of two writers of the same step through', async () => {
      const [left, right] = await openTwo();
      await writeGame(left, 'a', 1);
      const answers = await Promise.all([left.append('a', 1, 'left', 5), right.append('a', 1, 'right', 5)]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(valueOf(await left.open('a')).steps).toEqual([stepText(0), answers[0].ok ? 'left' : 'right']);
    });

    it('says what is missing, and what is taken', async () => {
      const shelf = await fresh();
      const missing = { ok: false, error: { kind: 'missing' } };
      expect(await shelf.open('none')).toMatchObject(missing);
      expect(await shelf.append('none', 0, 'step', 1)).toMatchObject(missing);
      expect(await shelf.change('none', { atMs: 1 })).toMatchObject(missing);
      expect(await shelf.keepSnapshot('none', 0, 'state')).toMatchObject(missing);
      await writeGame(shelf, 'a', 1);
      expect(await shelf.create(newGame('a', 7))).toMatchObject({ ok: false, error: { kind: 'taken' } });
      expect(valueOf(await shelf.open('a')).entry.createdAtMs).toBe(1000);
    });

    it('changes what it is told to, and nothing else', async () => {
      const shelf = await fresh();
      await writeGame(shelf, 'a', 1);
      valueOf(await shelf.change('a', { atMs: 50_000, summary: '"won"', isOver: true }));
      expect(valueOf(await shelf.open('a')).entry).toMatchObject({
        sheet: newGame('a').sheet,
        summary: '"won"',
        isOver: true,
        touchedAtMs: 50_000,
      });
    });

    it('takes a game off the list until it is restored or forgotten', async () => {
      const shelf = await fresh();
      await writeGame(shelf, 'a', 2);
      await writeGame(shelf, 'b', 2);
      valueOf(await shelf.remove('a'));
      expect(valueOf(await shelf.list()).map(({ id }) => id)).toEqual(['b']);
      valueOf(await shelf.restore('a'));
      expect(valueOf(await shelf.list())).toHaveLength(2);
      valueOf(await shelf.forget('a'));
      expect(valueOf(await shelf.open('a')).steps).toEqual(stepTexts(2));
      expect(valueOf(await shelf.removed())).toEqual([]);
      valueOf(await shelf.remove('a'));
      expect(valueOf(await shelf.removed())).toEqual(['a']);
      valueOf(await shelf.forget('a'));
      valueOf(await shelf.forget('a'));
      expect(await shelf.open('a')).toMatchObject({ ok: false, error: { kind: 'missing' } });
      expect(await shelf.restore('a')).toMatchObject({ ok: false, error: { kind: 'missing' } });
      expect(valueOf(await shelf.open('b')).steps).toEqual(stepTexts(2));
      await writeGame(shelf, 'a', 1);
      expect(valueOf(await shelf.open('a')).steps).toEqual(stepTexts(1));
    });

    it('ends a game where it is told to, and keeps all that it was as another', async () => {
      const shelf = await fresh();
      await writeGame(shelf, 'a', 6);
      valueOf(await shelf.change('a', { atMs: 50_000, summary: '"won"', isOver: true }));
      for (const stepCount of [2, 4]) valueOf(await shelf.keepSnapshot('a', stepCount, `after ${stepCount}`));
      const whole = valueOf(await shelf.open('a'));
      expect(await shelf.setAside('a', 7)).toMatchObject({ ok: false, error: { kind: 'missing' } });
      valueOf(await shelf.setAside('a', 3));
      const cut = valueOf(await shelf.open('a'));
      expect(cut).toMatchObject({ steps: stepTexts(3), dropped: null, snapshot: { stepCount: 2 } });
      const ids = valueOf(await shelf.list()).map(({ id }) => id);
      const [aside] = ids.filter((id) => id !== 'a');
      expect(valueOf(await shelf.open(aside!))).toEqual({
        ...whole,
        entry: { ...whole.entry, id: aside },
      });
      valueOf(await shelf.append('a', 3, 'another', 60_000));
      expect(valueOf(await shelf.open('a')).steps).toEqual([...stepTexts(3), 'another']);
    });

    it('gives the latest snapshot, and only of steps that were taken', async () => {
      const shelf = await fresh();
      await writeGame(shelf, 'a', 6);
      valueOf(await shelf.keepSnapshot('a', 0, 'at the start'));
      expect(valueOf(await shelf.open('a')).snapshot).toEqual({ stepCount: 0, text: 'at the start' });
      for (const stepCount of [2, 4, 6]) valueOf(await shelf.keepSnapshot('a', stepCount, `after ${stepCount}`));
      expect(valueOf(await shelf.open('a')).snapshot).toEqual({ stepCount: 6, text: 'after 6' });
      expect(await shelf.keepSnapshot('a', 7, 'ahead')).toMatchObject({ ok: false, error: { kind: 'missing' } });
    });

    it('puts a snapshot together from the pages of its past, each written once', async () => {
      const shelf = await fresh();
      await writeGame(shelf, 'a', 6);
      const page = (from: number, to: number) => ({ from, text: `{"to":${to}}` });
      expect(await shelf.keepSnapshot('a', 4, '{"at":4}', page(2, 4))).toMatchObject({
        ok: false,
        error: { kind: 'missing' },
      });
      for (const [from, to] of [
        [0, 2],
        [2, 4],
        [4, 6],
      ] as const)
        valueOf(await shelf.keepSnapshot('a', to, `{"at":${to}}`, page(from, to)));
      const whole = { stepCount: 6, text: '{"pages":[{"to":2},{"to":4},{"to":6}],"at":6}' };
      expect(valueOf(await shelf.open('a')).snapshot).toEqual(whole);
      valueOf(await shelf.setAside('a', 5));
      expect(valueOf(await shelf.open('a')).snapshot).toEqual({
        stepCount: 4,
        text: '{"pages":[{"to":2},{"to":4}],"at":4}',
      });
      const aside = valueOf(await shelf.list()).find(({ id }) => id !== 'a')!;
      expect(valueOf(await shelf.open(aside.id)).snapshot).toEqual(whole);
      // What comes after goes on from the pages that are left, or anew from the start.
      valueOf(await shelf.keepSnapshot('a', 5, '{"at":5}', page(4, 5)));
      expect(valueOf(await shelf.open('a')).snapshot!.text).toBe('{"pages":[{"to":2},{"to":4},{"to":5}],"at":5}');
      valueOf(await shelf.keepSnapshot('a', 5, '{"at":5}', page(0, 5)));
      expect(valueOf(await shelf.open('a')).snapshot!.text).toBe('{"pages":[{"to":5}],"at":5}');
    });

    it('adds steps and what has changed with them at once, or neither', async () => {
      const shelf = await fresh();
      await writeGame(shelf, 'a', 2);
      valueOf(await shelf.keep('a', 2, [stepText(2), stepText(3)], { atMs: 70_000, isOver: true, summary: '"won"' }));
      const kept = valueOf(await shelf.open('a'));
      expect(kept).toMatchObject({ steps: stepTexts(4), dropped: null });
      expect(kept.entry).toMatchObject({ isOver: true, summary: '"won"', touchedAtMs: 70_000 });
      expect(await shelf.keep('a', 3, [stepText(4)], { atMs: 80_000, isOver: false })).toMatchObject({
        ok: false,
        error: { kind: 'conflict' },
      });
      expect(valueOf(await shelf.open('a'))).toEqual(kept);
      valueOf(await shelf.keep('a', 4, [], { atMs: 90_000, isOver: false }));
      expect(valueOf(await shelf.open('a'))).toMatchObject({ steps: stepTexts(4), entry: { isOver: false } });
    });

    it('shows at once what the other one has written', async () => {
      const [shelf, other] = await openTwo();
      await writeGame(shelf, 'a', 2);
      expect(valueOf(await other.open('a')).steps).toEqual(stepTexts(2));
      valueOf(await other.append('a', 2, stepText(2), 9000));
      expect(valueOf(await shelf.open('a')).steps).toEqual(stepTexts(3));
      expect(await shelf.append('a', 2, stepText(2), 9000)).toMatchObject({ ok: false, error: { kind: 'conflict' } });
    });
  });
}
