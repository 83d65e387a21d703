import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { openPeople, openSeats } from '../../../src/session/people';
import { newPerson, type Person } from '../../../src/session/people/person';
import { memoryKeyValue } from '../../../src/storage';
import { Game } from '../../../src/ui/app/Game';
import { speak } from '../../../src/ui/kit/settings';
import { ambushChoices } from '../../session/catacombs/support/ambush';
import { created, device } from '../../session/catacombs/support/playing';
import { en, fr } from '../../support/words';
import { renderInApp } from '../renderApp';

/** Boards are drawn as well, by a processor instead of a graphics card. */
jest.setTimeout(90_000);

const TOM: Person = newPerson('Tom');

/** Whoever has the device is called so; the menu is open. */
async function menuOf(name: string) {
  await Promise.all([speak('en'), speak('fr')]);
  const table = device();
  const session = await created(
    table,
    ambushChoices({ monsters: [{ monster: 'monster:orc', at: { xMm: 150, yMm: 300 } }] }),
  );
  const { players } = session.getState().sheet;
  session.changeSheet({ players: players.map((one) => ({ ...one, name })) });
  const values = memoryKeyValue({ people: JSON.stringify({ version: 2, value: [TOM] }) });
  const keeps = {
    seats: openSeats(values),
    people: openPeople(values),
    readStatistics: async () => ({ ok: true, value: [] }) as const,
  };
  await renderInApp(<Game games={table.games} keeps={keeps} />);
  await fireEvent.press(await screen.findByRole('button', { name: en.title.records }));
  await fireEvent.press(await screen.findByTestId('open-game-1'));
  await screen.findByTestId('prompt');
  if (screen.queryByTestId('curtain-open') !== null) await fireEvent.press(screen.getByTestId('curtain-open'));
  await fireEvent.press(await screen.findByTestId('menu'));
  return { table, people: keeps.people };
}

const titleOf = (words: typeof en, player: string): string => words.people.wishes.open.replace('{{player}}', player);

async function playersKept({ games }: ReturnType<typeof device>) {
  const listed = await games.list();
  if (!listed.ok) throw new Error(listed.error.kind);
  return listed.value.flatMap((row) => (row.game === null ? [] : row.players));
}

it('whoever has the device chooses their language there, is spoken to in it at once, and is known for it', async () => {
  const { people } = await menuOf('Tom');
  await fireEvent.press(await screen.findByTestId('menu-wishes'));
  expect(screen.getByText(titleOf(en, 'Tom'))).toBeTruthy();
  await fireEvent.press(screen.getByTestId('own-language-fr'));
  expect(await screen.findByText(titleOf(fr as unknown as typeof en, 'Tom'))).toBeTruthy();
  await fireEvent.press(screen.getByTestId('own-text-size-1.25'));
  await waitFor(async () => expect(await people.all()).toEqual([{ ...TOM, language: 'fr', textSize: 1.25 }]));
});

it('it stays with the seat where nobody is known by that name', async () => {
  const { table, people } = await menuOf('Zoé');
  await fireEvent.press(await screen.findByTestId('menu-wishes'));
  await fireEvent.press(screen.getByTestId('own-hand-left'));
  await waitFor(async () =>
    expect((await playersKept(table)).filter(({ wishes }) => wishes?.hand === 'left')).toHaveLength(1),
  );
  expect(await people.all()).toEqual([TOM]);
});

it('another way of aiming is for this game, until they say that it is for all', async () => {
  const { people } = await menuOf('Tom');
  expect(screen.queryByTestId('keep-aim')).toBeNull();
  await fireEvent.press(screen.getByTestId('aim-way-pullBack'));
  expect(await people.all()).toEqual([TOM]);
  await fireEvent.press(await screen.findByTestId('keep-aim'));
  await waitFor(async () => expect(await people.all()).toEqual([{ ...TOM, aim: 'pullBack' }]));
  expect(screen.queryByTestId('keep-aim')).toBeNull();
});
