import { startCatacombs } from '../../../src/rules/catacombs';
import { freshChoices } from '../../../src/session/catacombs';
import { setupOf } from '../../../src/session/catacombs/choices/freshChoices';
import { gameSummary } from '../../../src/session/catacombs/summary/gameSummary';
import { listedGame } from '../support/ofCatacombs';

const ENTRY = {
  id: 'game-1',
  game: 'catacombs',
  createdAtMs: 1,
  touchedAtMs: 2,
  stepCount: 3,
  isOver: false,
  sheet: '{}',
};
const draft = { ...freshChoices(1), handicap: 'gold' } as const;
const summary = gameSummary(startCatacombs(setupOf(draft), 1).state);

it('a game of the list says what evens it out, and who is the Overseer', () => {
  const listed = listedGame({ ...ENTRY, summary: JSON.stringify(summary) });
  expect(listed.summary).toMatchObject({ handicap: 'gold', overseer: draft.overseer });
});

it('a game that was kept before there were handicaps has none', () => {
  const { handicap: _handicap, overseer: _overseer, ...before } = summary;
  const listed = listedGame({ ...ENTRY, summary: JSON.stringify(before) });
  expect(listed.summary).toMatchObject({ handicap: null, overseer: null, lord: 'lord:sorcerer' });
});

it('a handicap that this app does not know is none that it could tell of', () => {
  const listed = listedGame({ ...ENTRY, summary: JSON.stringify({ ...summary, handicap: 'luck' }) });
  expect(listed.summary).toMatchObject({ handicap: null, lord: 'lord:sorcerer' });
});

it('a game out of a file is known by it until somebody plays on', () => {
  const there = { ...ENTRY, summary: JSON.stringify(summary) };
  expect(listedGame(there).isBroughtIn).toBe(false);
  expect(listedGame({ ...there, sheet: '{"broughtIn":"dated"}' }).isBroughtIn).toBe(true);
});
