import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { openPeople, openSeats } from '../../../src/session/people';
import { newPerson, type Person } from '../../../src/session/people/person';
import { memoryKeyValue } from '../../../src/storage';
import { Game } from '../../../src/ui/app/Game';
import { device } from '../../session/catacombs/support/playing';
import { renderInApp } from '../renderApp';

/** Tables are drawn as well, by a processor instead of a graphics card. */
jest.setTimeout(90_000);

const LEA: Person = { ...newPerson('Léa'), aim: 'steps', aid: 'firstContact' };

async function newDuel() {
  const table = device();
  const values = memoryKeyValue({ people: JSON.stringify({ version: 2, value: [LEA] }) });
  const keeps = {
    seats: openSeats(values),
    people: openPeople(values),
    readStatistics: async () => ({ ok: true, value: [] }) as const,
  };
  await renderInApp(<Game games={table.games} keeps={keeps} />, { aimWay: 'pullBack', aid: 'none' });
  await fireEvent(await screen.findByTestId('shelf'), 'layout', {
    nativeEvent: { layout: { x: 0, y: 0, width: 390, height: 440 } },
  });
  await fireEvent.press(screen.getByTestId('box-conquest'));
  await fireEvent.press(await screen.findByTestId('players-2'));
  return { table, people: keeps.people };
}

it('whoever is known brings along how they aim, as soon as their name is written', async () => {
  await newDuel();
  await fireEvent.press(screen.getByTestId('hands'));
  expect(screen.getByTestId('aim-player-2-pullBack')).toBeChecked();
  await fireEvent.changeText(screen.getByTestId('name-2'), 'Léa');
  expect(screen.getByTestId('aim-player-2-steps')).toBeChecked();
  expect(screen.getByTestId('aid-player-2-firstContact')).toBeChecked();
});

it('each may read in another language and size: kept with whoever is known, or else with the seat', async () => {
  const { table, people } = await newDuel();
  await fireEvent.changeText(screen.getByTestId('name-1'), 'Léa');
  await fireEvent.press(screen.getByTestId('wishes-1'));
  await fireEvent.press(screen.getByTestId('own-language-fr'));
  await waitFor(async () => expect(await people.all()).toEqual([{ ...LEA, language: 'fr' }]));
  await fireEvent.press(screen.getByTestId('sheet-close'));
  await fireEvent.press(screen.getByTestId('wishes-2'));
  await fireEvent.press(screen.getByTestId('own-text-size-1.5'));
  await fireEvent.press(screen.getByTestId('sheet-close'));
  await fireEvent.press(screen.getByTestId('begin'));
  await screen.findByTestId('board');
  const listed = await table.games.list();
  if (!listed.ok) throw new Error(listed.error.kind);
  const players = listed.value.flatMap((row) => (row.game === null ? [] : row.players));
  expect(players.map(({ name, wishes }) => [name, wishes])).toEqual([
    ['Léa', undefined],
    ['', { language: 'system', textSize: 1.5, hand: 'device' }],
  ]);
});
