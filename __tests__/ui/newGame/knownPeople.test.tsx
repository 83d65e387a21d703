import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { openPeople, openSeats } from '../../../src/session/people';
import { newPerson, type Person } from '../../../src/session/people/person';
import { memoryKeyValue } from '../../../src/storage';
import { Game } from '../../../src/ui/app/Game';
import { device } from '../../session/catacombs/support/playing';
import { en } from '../../support/words';
import { renderInApp } from '../renderApp';

/** Boards are drawn as well, by a processor instead of a graphics card. */
jest.setTimeout(90_000);

const TOM: Person = { ...newPerson('Tom'), aim: 'pullBack', aid: 'none' };
const LEA: Person = { ...newPerson('Léa'), aim: 'steps', aid: 'firstContact' };

/** Tom and somebody without a name sat here last, when Tom still swiped. */
async function newGame() {
  const table = device();
  const values = memoryKeyValue({
    people: JSON.stringify({ version: 2, value: [TOM, LEA] }),
    seats: JSON.stringify({
      version: 1,
      value: { players: [{ name: 'Tom', aim: 'swipe', aid: 'direction' }, { name: '' }], passing: 'sameSide' },
    }),
  });
  const keeps = {
    seats: openSeats(values),
    people: openPeople(values),
    readStatistics: async () => ({ ok: true, value: [] }) as const,
  };
  await renderInApp(<Game games={table.games} keeps={keeps} />, { aimWay: 'steps', aid: 'none' });
  await fireEvent.press(await screen.findByRole('button', { name: en.title.newGame }));
  await fireEvent.press(await screen.findByTestId('hands'));
  return { table, people: keeps.people };
}

const expectTaken = (choice: string): void => expect(screen.getByTestId(choice)).toBeChecked();

it('whoever is known aims as they want to, from the moment in which their name is written', async () => {
  await newGame();
  expectTaken('aim-player-1-pullBack');
  expectTaken('aid-player-1-none');
  await fireEvent.changeText(screen.getByTestId('name-2'), 'Léa');
  expectTaken('aim-player-2-steps');
  expectTaken('aid-player-2-firstContact');
  await fireEvent.changeText(screen.getByTestId('name-2'), 'Léandre');
  expectTaken('aid-player-2-none');
});

it('how somebody who is known is to aim is theirs once the game has begun, and not before', async () => {
  const { people } = await newGame();
  await fireEvent.press(screen.getByTestId('aim-player-1-swipe'));
  await fireEvent.press(screen.getByTestId('aid-player-1-firstContact'));
  expect(await people.all()).toEqual([TOM, LEA]);
  await fireEvent.press(screen.getByTestId('begin'));
  await waitFor(async () => expect(await people.all()).toEqual([{ ...TOM, aim: 'swipe', aid: 'firstContact' }, LEA]));
});

it('how somebody reads is kept with whoever is known, and with the seat of whoever is not', async () => {
  const { table, people } = await newGame();
  await fireEvent.press(screen.getByTestId('wishes-1'));
  expect(screen.getByText(en.people.wishes.ofPerson.replace('{{player}}', 'Tom'))).toBeTruthy();
  await fireEvent.press(screen.getByTestId('own-language-fr'));
  await waitFor(async () => expect(await people.all()).toEqual([{ ...TOM, language: 'fr' }, LEA]));
  await fireEvent.press(screen.getByTestId('sheet-close'));
  await fireEvent.changeText(screen.getByTestId('name-2'), 'Zoé');
  await fireEvent.press(screen.getByTestId('wishes-2'));
  expect(screen.getByText(en.people.wishes.ofSeat.replace('{{player}}', 'Zoé'))).toBeTruthy();
  await fireEvent.press(screen.getByTestId('own-language-fr'));
  await fireEvent.press(screen.getByTestId('own-text-size-1.5'));
  await fireEvent.press(screen.getByTestId('own-hand-left'));
  await fireEvent.press(screen.getByTestId('sheet-close'));
  await fireEvent.press(screen.getByTestId('begin'));
  await screen.findByTestId('prompt');
  const listed = await table.games.list();
  if (!listed.ok) throw new Error(listed.error.kind);
  const players = listed.value.flatMap((row) => (row.game === null ? [] : row.players));
  expect(players.map(({ name, wishes }) => [name, wishes])).toEqual([
    ['Tom', undefined],
    ['Zoé', { language: 'fr', textSize: 1.5, hand: 'left' }],
  ]);
  expect(await people.all()).toEqual([{ ...TOM, language: 'fr' }, LEA]);
});
