import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RULES_REVISION, type CatacombsAnswer } from '../../../src/rules/catacombs';
import { seatId } from '../../../src/rules/machine';
import type { StoredGame } from '../../../src/storage';
import { memoryRows } from '../../../src/storage/rows/memoryRows';
import { valueOf } from '../../storage/support/games';
import { storageOn } from '../catacombs/support/otherRules';
import { continued, device, toldAll } from '../catacombs/support/playing';
import { readCourse, readSnapshot, admitGame } from '../support/ofCatacombs';

const [ANN, BOB] = [seatId('player-1'), seatId('player-3')];

/** Two Healers one after the other; at the second Ann has left, with her Barbarian dead and the Thief's gold unspent. */
const HEALERS = { file: 'rules8.healers', keptUnder: 8, steps: 7 };
/** A mount was killed where a Zombie had left the board: its rider stood there first, and the Zombie came back beside. */
const RIDER = { file: 'rules10.rider', keptUnder: 10, steps: 4 };

async function keptGame({ file }: typeof HEALERS) {
  const text = readFileSync(path.join(__dirname, `../fixtures/${file}.shelf`), 'utf8');
  const storage = storageOn(memoryRows());
  const [id = ''] = valueOf(await storage.files.importAll(text, { admit: admitGame })).added;
  return { id, table: device(storage.shelf), game: valueOf(await storage.shelf.open(id)) };
}

function readIn(game: StoredGame) {
  const read = readCourse(game);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

const choose = (option: string): CatacombsAnswer => ({ kind: 'choose', options: [option] });

describe('a game that was kept under an older revision', () => {
  it.each([HEALERS, RIDER])('goes on, though from its beginning it would go another way: $file', async (kept) => {
    const { game } = await keptGame(kept);
    const { revision, state } = readSnapshot(game.snapshot!.text)!;
    expect([revision, revision < RULES_REVISION]).toEqual([kept.keptUnder, true]);
    const read = readIn(game);
    expect([read.dropped, read.snapshot?.timeline.record.length]).toEqual([null, kept.steps]);
    expect(read.course.timeline.state).toEqual(state);
    expect(readIn({ ...game, snapshot: null }).dropped).toMatchObject({ isRefused: true });
  });

  it('BASE-306: and under the new rules: whoever had left comes back with a hero who is revived', async () => {
    const { id, table } = await keptGame(HEALERS);
    const session = await continued(table, id);
    await toldAll(session);
    session.take(BOB);
    expect(session.getState().prompt).toMatchObject({ seats: [BOB], purpose: { kind: 'healer' } });
    expect(session.answer(choose('hero:barbarian>service:resurrection'))).toBeNull();
    await toldAll(session);
    const { prompt } = session.getState().view;
    expect(prompt).toMatchObject({
      seats: [ANN, BOB],
      purpose: { kind: 'healer' },
      ask: {
        options: [
          'hero:barbarian>service:healing-touch',
          'hero:thief>service:healing-touch',
          'hero:wizard>service:healing-touch',
          'leave',
        ],
      },
    });
  });

  it('BASE-339: with the pieces as they lay, and can be played on', async () => {
    const { id, table } = await keptGame(RIDER);
    const session = await continued(table, id);
    await toldAll(session);
    session.take(seatId('heroes'));
    const pieces = session.getState().view.model.room?.pieces ?? {};
    expect(pieces['monster:orc-1']).toMatchObject({ xMm: 20, yMm: 100 });
    expect(pieces['monster:zombie-1']).toMatchObject({ xMm: 12.5, yMm: 76.15151996457635 });
    expect(session.answer(choose('hero:thief>punch'))).toBeNull();
    await session.kept();
    expect(session.getState().prompt?.purpose).toMatchObject({ kind: 'flick', actor: 'hero:thief' });
  });
});
