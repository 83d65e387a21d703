import { fireEvent, screen, within } from '@testing-library/react-native';
import { PRACTICE } from '../../src/rules/gym';
import { freshChoices } from '../../src/session/catacombs';
import { Game } from '../../src/ui/app/Game';
import { UIS } from '../../src/ui/games';
import { keptByOtherRules } from '../session/catacombs/support/otherRules';
import { created, device } from '../session/catacombs/support/playing';
import { renderInApp } from './renderApp';
import { en } from '../support/words';

/** Tables are drawn as well, by a processor instead of a graphics card. */
jest.setTimeout(60_000);

const OF_STONES = {
  id: 'stones-1',
  game: 'stones',
  version: 3,
  atMs: 9e12,
  opening: '{}',
  sheet: '{"sheet":{"name":"By the river"}}',
  summary: '{}',
};

it('a game of a rulebook that is not here has a row with why, beside one that goes on', async () => {
  const table = device(keptByOtherRules('fits').shelf);
  expect(await table.shelf.create(OF_STONES)).toMatchObject({ ok: true });
  await renderInApp(<Game games={table.games} />);
  // It was touched last, and is not offered to be continued all the same.
  expect(await screen.findByRole('button', { name: /Other rules/ })).toBeTruthy();
  await fireEvent.press(await screen.findByRole('button', { name: en.title.records }));
  expect(await screen.findByTestId('open-game-1')).toBeTruthy();
  const row = within(await screen.findByTestId('foreign'));
  expect(row.getByRole('heading', { name: 'By the river' })).toBeTruthy();
  expect(row.getByText(en.records.foreign.unknown.replace('{{game}}', 'stones'))).toBeTruthy();
  expect(row.getAllByRole('button').map(({ props }) => props.testID)).toEqual(['share-stones-1']);
  expect(screen.queryByTestId('open-stones-1')).toBeNull();
});

it('a game that fills no screen has a row with why, can be shared, and is not opened', async () => {
  const table = device();
  const ofOurs = (await created(table, freshChoices(3))).getState().gameId;
  const choices = { setup: PRACTICE, name: 'A quiet hour', aim: 'swipe', aid: 'none', mind: null } as const;
  const made = await table.games.create('gym', choices);
  const id = made.ok ? made.value : 'none';
  await renderInApp(<Game games={table.games} uis={{ catacombs: UIS.catacombs }} />);
  await fireEvent.press(await screen.findByRole('button', { name: en.title.records }));
  expect(await screen.findByTestId(`open-${ofOurs}`)).toBeTruthy();
  const row = within(await screen.findByTestId('foreign'));
  expect(row.getByRole('heading', { name: 'A quiet hour' })).toBeTruthy();
  expect(row.getByText(en.records.foreign.noTable.replace('{{game}}', 'gym'))).toBeTruthy();
  expect(row.getAllByRole('button').map(({ props }) => props.testID)).toEqual([`share-${id}`]);
  expect(screen.queryByTestId(`open-${id}`)).toBeNull();
});
