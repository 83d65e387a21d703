import { Dice } from '../../../scripts/soak/dice';
import { freshChoices } from '../../../src/session/catacombs/choices/freshChoices';
import { openBelongings } from '../../../src/session/belongings/belongings';
import { memoryStorage, type AppStorage } from '../../../src/storage';
import { created, device, randomAnswer, toldAll } from '../../session/catacombs/support/playing';
import { flipBits, isWhole, places } from './spoiling';
import { MODULES } from '../../../src/session/modules';

const GAMES = isWhole ? 10 : 1;
const MOVES = 24;
const SAMPLE_CUTS = 200;
const FLIPS = isWhole ? 1000 : 100;

interface Written {
  readonly everything: string;
  readonly record: string;
}

const belongingsIn = (storage: AppStorage) => openBelongings({ modules: MODULES, storage, nowMs: () => 1 });

/** A game that has really been played, as both kinds of file. */
async function playedGame(seed: number): Promise<Written> {
  const storage = memoryStorage();
  const session = await created(device(storage.shelf), freshChoices(seed));
  const dice = new Dice(seed);
  await toldAll(session);
  for (let move = 0; move < MOVES && session.getState().view.outcome === null; move++) {
    const answer = randomAnswer(session, dice);
    for (const seat of session.getState().prompt?.seats ?? []) if (session.whyNot(answer) !== null) session.take(seat);
    expect(session.answer(answer)).toBeNull();
    await toldAll(session);
  }
  const everything = await belongingsIn(storage).exportAll();
  if (!everything.ok) throw new Error(everything.error.reason);
  return { everything: everything.value.text, record: session.writeRecord() };
}

function* spoilt(text: string, seed: number): Generator<string> {
  const dice = new Dice(seed);
  for (const length of places(text.length, SAMPLE_CUTS, seed)) yield text.slice(0, length);
  for (let flip = 0; flip < FLIPS; flip++) yield flipBits(text, 1 + dice.below(3), dice);
}

describe.each(Array.from({ length: GAMES }, (_, seed) => seed))('game %d that has been played', (seed) => {
  let written: Written;

  beforeAll(async () => {
    written = await playedGame(seed);
  });

  it('as everything in one file, spoilt anyhow, is refused and changes nothing', async () => {
    const storage = memoryStorage();
    const belongings = belongingsIn(storage);
    for (const text of spoilt(written.everything, seed)) {
      if (text === written.everything) continue;
      const imported = await belongings.importAll(text);
      expect(imported).toMatchObject({
        ok: false,
        error: { kind: expect.stringMatching(/^(damaged|newer|notOurs)$/) },
      });
    }
    expect(await storage.shelf.list()).toEqual({ ok: true, value: [] });
    expect(await belongings.importAll(written.everything)).toMatchObject({ ok: true, value: { added: { length: 1 } } });
  }, 600_000);

  /** A record has no seal, so that people can write one: what it says then may be another game, which opens. */
  it('as a record, spoilt anyhow, is refused with what is wrong, or is a game that opens', async () => {
    const { games } = device();
    let taken = 0;
    for (const text of spoilt(written.record, seed)) {
      const imported = await games.importRecord(text);
      if (!imported.ok) {
        expect(imported.error.kind).toBe('file');
        continue;
      }
      taken += 1;
      expect(await games.continue(imported.value)).toMatchObject({ ok: true, value: { dropped: null } });
    }
    const listed = await games.list();
    expect(listed.ok ? listed.value.length : null).toBe(taken);
  }, 600_000);
});
