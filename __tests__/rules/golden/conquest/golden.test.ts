import { captured } from './capture';
import golden from './golden.json';

/** Meant to change? `npm run golden:rules -- --game conquest --why "…"` captures them anew and keeps the reason. */
const { revision, parts } = captured();

it.each(Object.entries(golden.games))('%s goes as ever', (name, game) => {
  expect(parts.games[name]).toEqual(game);
});

it('none is missing, under the revision that they were captured under', () => {
  expect(Object.keys(parts.games)).toEqual(Object.keys(golden.games));
  expect(Object.keys(golden.games).length).toBeGreaterThanOrEqual(4);
  expect(revision).toBe(golden.revision);
});

it('every capture says why', () => {
  expect(golden.history.length).toBeGreaterThan(0);
  for (const { why } of golden.history) expect(why.trim().length).toBeGreaterThanOrEqual(10);
});
