import { captured } from './capture';
import golden from './golden.json';

/** Meant to change? `npm run golden:rules -- --why "…"` captures them anew and keeps the reason. */
const now = captured();

it.each(Object.entries(golden.dungeons))('the cards of %s lie as ever', (name, hash) => {
  expect(now.dungeons[name]).toBe(hash);
});

it.each(Object.entries(golden.games))('the game of %s goes as ever', (name, game) => {
  expect(now.games[name]).toEqual(game);
});

it('none is missing, and no two dungeons are alike', () => {
  expect(Object.keys(golden.dungeons)).toHaveLength(25);
  expect(Object.keys(golden.games)).toHaveLength(5);
  expect(new Set(Object.values(golden.dungeons)).size).toBe(25);
  expect(Object.values(golden.games).some(({ commands }) => commands > 500)).toBe(true);
});

it('every capture says why', () => {
  expect(golden.history.length).toBeGreaterThan(0);
  for (const { why } of golden.history) expect(why.trim().length).toBeGreaterThanOrEqual(10);
});
