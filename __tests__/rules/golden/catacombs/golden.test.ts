import { captured, MAX_COMMANDS } from './capture';
import { changedIn } from '../changedIn';
import golden from './golden.json';

/** Meant to change? `npm run golden:rules -- --why "…"` captures them anew and keeps the reason. */
const capture = captured();
const now = { revision: capture.revision, ...capture.parts };

it.each(Object.entries(golden.dungeons))('the cards of %s lie as ever', (name, hash) => {
  expect(now.dungeons[name]).toBe(hash);
});

it.each(Object.entries(golden.games))('the game of %s goes as ever', (name, game) => {
  expect(now.games[name]).toEqual(game);
});

it('every card says what it said, under the revision that it was captured under', () => {
  expect(now.cards).toEqual(golden.cards);
  expect(now.revision).toBe(golden.revision);
});

it('none is missing, and no two dungeons are alike', () => {
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

it('every capture says why', () => {
  expect(golden.history.length).toBeGreaterThan(0);
  for (const { why } of golden.history) expect(why.trim().length).toBeGreaterThanOrEqual(10);
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
