import { fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { DESIGN_IDS } from '../../../src/rules/conquest';
import { Game } from '../../../src/ui/app/Game';
import { device } from '../../session/catacombs/support/playing';
import { peopleOf } from '../../session/conquest/support/duel';
import { en } from '../../support/words';
import { renderInApp } from '../renderApp';

/** Tables are drawn as well, by a processor instead of a graphics card. */
jest.setTimeout(60_000);

async function atShelf(table = device()): Promise<ReturnType<typeof device>> {
  await renderInApp(<Game games={table.games} />);
  await fireEvent(await screen.findByTestId('shelf'), 'layout', {
    nativeEvent: { layout: { x: 0, y: 0, width: 390, height: 440 } },
  });
  return table;
}

it('stands on the shelf beside the other game, and is begun as it is proposed', async () => {
  const table = await atShelf();
  expect(screen.getByTestId('box-catacombs')).toHaveAccessibleName(/^Catacombs/);
  expect(screen.getByTestId('box-conquest')).toHaveAccessibleName(/^Conquest/);
  await fireEvent.press(screen.getByTestId('box-conquest'));
  await fireEvent.press(await screen.findByTestId('begin'));
  expect(await screen.findByTestId('board')).toBeTruthy();
  await waitFor(async () => expect(await table.games.list()).toMatchObject({ value: [{ game: 'conquest' }] }));
});

it('is agreed on: who plays for whom, how long, where, by which rules', async () => {
  const table = await atShelf();
  await fireEvent.press(screen.getByTestId('box-conquest'));
  await fireEvent.press(await screen.findByTestId('players-3'));
  expect(screen.getByText(/^Player 1 plays Sword\s1$/)).toBeTruthy();
  expect(screen.getByText('Player 2 plays both Characters')).toBeTruthy();
  await fireEvent.press(screen.getByTestId('length'));
  await fireEvent.press(screen.getByTestId('less-both'));
  await fireEvent.press(screen.getByTestId('arena'));
  await fireEvent.press(screen.getByTestId('layout-slant'));
  await fireEvent.press(screen.getByTestId('ground-mat'));
  await fireEvent.press(screen.getByTestId('first-skull'));
  await fireEvent.press(screen.getByTestId('options'));
  await fireEvent.press(screen.getByTestId('option-exhaustion'));
  await fireEvent.press(screen.getByTestId('begin'));
  await screen.findByTestId('board');
  const listed = await table.games.list();
  if (!listed.ok || listed.value[0]?.game !== 'conquest') throw new Error('it is on the shelf');
  const { summary } = listed.value[0];
  expect(summary).toMatchObject({ layout: 'slant', ground: 'mat', active: 'skull' });
  expect(summary!.teams.sword).toMatchObject({ tokens: 7, seats: ['player-1', 'player-3'] });
});

it('has a row in the records with how it stands', async () => {
  const table = device();
  const made = await table.games.create('conquest', peopleOf(2));
  if (!made.ok) throw new Error('it can be kept');
  await renderInApp(<Game games={table.games} />);
  await fireEvent.press(await screen.findByRole('button', { name: en.title.records }));
  expect(await screen.findByTestId(`open-${made.value}`)).toBeTruthy();
  expect(screen.getByText('Turn 1 · Sword 8, Skull 8')).toBeTruthy();
});

it('has its 28 faces in the library, each with its shots, its ability and its rules', async () => {
  await atShelf();
  await fireEvent.press(screen.getByRole('button', { name: en.title.library }));
  await fireEvent.press(await screen.findByTestId('library-games-conquest'));
  expect(await screen.findByTestId('entry-berserker-mage')).toBeTruthy();
  expect(screen.getByText(`Cards: ${DESIGN_IDS.length / 2}`)).toBeTruthy();
  await fireEvent.press(screen.getByTestId('entry-enchantress'));
  const page = within(await screen.findByTestId('library-page'));
  expect(page.getAllByText('Heal 2').length).toBeGreaterThan(0);
  expect(page.getByText('CONQ-067')).toBeTruthy();
  expect(page.getByRole('button', { name: 'Fireball' })).toBeTruthy();
});
