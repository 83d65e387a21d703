import { captured, MAX_COMMANDS } from './capture';
import { changedIn } from '../changedIn';
import { goldenSuite } from '../goldenSuite';
import golden from './golden.json';

const capture = captured();
const now = { revision: capture.revision, ...capture.parts };

goldenSuite(capture, golden);

it('all dungeons and games are there, and no two dungeons are alike', () => {
  expect(Object.keys(golden.dungeons)).toHaveLength(55);
  expect(Object.keys(golden.games)).toHaveLength(14);
  expect(new Set(Object.values(golden.dungeons)).size).toBe(55);
  expect(Object.values(golden.games).some(({ commands }) => commands > 500)).toBe(true);
});

it.each(['', ', soloth', ', vermin', ', soloth, vermin'])('whole games are among them: lord%s', (boxes) => {
  const games = Object.entries(golden.games).filter(([name]) => name.replace(/^.*lord:[a-z-]+/, '') === boxes);
  expect(games.length).toBeGreaterThanOrEqual(3);
  for (const [, { commands }] of games) expect(commands).toBeLessThan(MAX_COMMANDS);
});

describe('a capture under the same revision', () => {
  const [card] = Object.keys(now.cards);
  const { [card!]: _, ...fewer } = now.cards;

  it('may add cards, dungeons and games', () => {
    expect(changedIn({ ...now, cards: fewer }, capture)).toEqual([]);
    expect(changedIn({}, capture)).toEqual([]);
  });

  it.each([
    ['a card says something else', { ...now, cards: { ...now.cards, [card!]: 'other' } }],
    ['a card is gone', { ...now, cards: { ...now.cards, 'monster:moth': 'was here' } }],
    [
      'a game goes another way',
      { ...now, games: { ...now.games, [Object.keys(now.games)[0]!]: { commands: 1, events: '', state: '' } } },
    ],
  ])('is refused where %s', (_why, before) => {
    expect(changedIn(before, capture)).toHaveLength(1);
    expect(changedIn({ ...before, revision: now.revision - 1 }, capture)).toEqual([]);
  });
});
