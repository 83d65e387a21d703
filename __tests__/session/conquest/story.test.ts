import { readStatistics } from '../../../src/session/statistics';
import { memoryKeyValue } from '../../../src/storage';
import { settled, valueOf } from '../toys/toyTable';
import { device, hasEnded, laid, MODULES, ONE, peopleOf, TWO, upToQuestion, type Session } from './support/duel';

/** Both shoot away from whom they mean, and come back at them off the wall behind. */
const DISCS = {
  ...{ 'sword-1': { xMm: 60, yMm: 170 }, 'skull-2': { xMm: 160, yMm: 170 } },
  ...{ 'skull-1': { xMm: 550, yMm: 60 }, 'sword-2': { xMm: 450, yMm: 60 } },
  ...{ 'crystal-1': { xMm: 200, yMm: 300 }, 'crystal-4': { xMm: 100, yMm: 300 } },
};
const HANDS = { [ONE]: ['shield-knight/coral', 'hill-barbarian/rat'], [TWO]: ['grave-tyrant/moth'] } as const;

async function plays(session: Session, card: string): Promise<void> {
  await upToQuestion(session);
  expect(session.answer({ kind: 'choose', options: [card] })).toBeNull();
  await settled(session);
}

async function sends(session: Session, discId: string, vxMmS: number, vyMmS = 0): Promise<void> {
  await upToQuestion(session);
  expect(session.launch({ discId, from: null, vxMmS, vyMmS })).toBeNull();
  await settled(session);
}

it('what is counted for each player, the best flick and the worst wall are what was played', async () => {
  const table = device();
  const opening = { turn: 'sword', step: 'act', hands: HANDS, discs: DISCS } as const;
  const session = await laid({ opening, tokens: { sword: 8, skull: 2 } }, peopleOf(2), table);
  await plays(session, 'shield-knight/coral');
  await sends(session, 'sword-1', -1500);
  await sends(session, 'sword-1', 0, -50);
  await sends(session, 'crystal-5', 0, 50);
  await plays(session, 'grave-tyrant/moth');
  await sends(session, 'skull-1', 1500);
  await sends(session, 'skull-1', 50);
  await sends(session, 'crystal-5', 0, 50);
  await plays(session, 'hill-barbarian/rat');
  await sends(session, 'sword-2', 1300);
  expect(hasEnded(session)).toBe(true);
  await session.kept();

  const { playback } = valueOf(await table.games.playback(session.getState().gameId));
  const { bestFlick, worstWall, cards, flicks } = playback.story;
  expect(bestFlick).toMatchObject({ by: 'sword-2', targets: ['skull-1'], tokens: 2, film: { attack: 'critical' } });
  // The critical one of the Skull would have cost two, the plain one of the Sword before it one.
  expect(worstWall).toMatchObject({ by: 'skull-1', targets: ['sword-2'], tokens: 2, film: { attack: 'critical' } });
  expect(cards.map(({ card, turn, damage }) => [card, turn, damage])).toEqual([
    ['shield-knight/coral', 1, 0],
    ['grave-tyrant/moth', 2, 0],
    ['hill-barbarian/rat', 3, 2],
  ]);
  expect(flicks).toEqual([
    { seat: ONE, flicks: 4 },
    { seat: TWO, flicks: 3 },
  ]);

  const counted = valueOf(
    await readStatistics({ modules: MODULES, shelf: table.storage.shelf, values: memoryKeyValue() }),
  );
  expect(counted.map(({ won, measures }) => ({ won, ...measures })).sort((a, b) => b.won - a.won)).toEqual([
    { won: 1, flicks: 4, hits: 1, damage: 2, bestDamage: 2, cards: 2, walled: 1 },
    { won: 0, flicks: 3, hits: 0, damage: 0, bestDamage: 0, cards: 1, walled: 1 },
  ]);
});
