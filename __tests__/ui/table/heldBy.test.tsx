import { fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { openPeople, openSeats } from '../../../src/session/people';
import { memoryKeyValue } from '../../../src/storage';
import { Game } from '../../../src/ui/app/Game';
import { speak } from '../../../src/ui/kit/settings';
import { ambushChoices } from '../../session/catacombs/support/ambush';
import { created, device } from '../../session/catacombs/support/playing';
import { en, fr } from '../../support/words';
import { renderInApp } from '../renderApp';

/** Boards are drawn as well, by a processor instead of a graphics card. */
jest.setTimeout(90_000);

const KNOWN = [{ name: 'Tom' }, { name: 'Léa', language: 'fr', textSize: 1.5, hand: 'left' }];

const ROOM = { monsters: [{ monster: 'monster:orc' as const, at: { xMm: 150, yMm: 300 } }] };

/** Two at one device, of whom one reads French in large letters. */
async function passedDevice() {
  await Promise.all([speak('en'), speak('fr')]);
  const table = device();
  const session = await created(table, ambushChoices(ROOM));
  const { players } = session.getState().sheet;
  session.changeSheet({ players: players.map((one, at) => ({ ...one, name: at === 0 ? 'Tom' : 'Léa' })) });
  const values = memoryKeyValue({ people: JSON.stringify({ version: 2, value: KNOWN }) });
  const keeps = {
    seats: openSeats(values),
    people: openPeople(values),
    readStatistics: async () => ({ ok: true, value: [] }) as const,
  };
  await renderInApp(<Game games={table.games} keeps={keeps} />);
  await fireEvent.press(await screen.findByRole('button', { name: en.title.records }));
  await fireEvent.press(await screen.findByTestId('open-game-1'));
  return players.map(({ seat }) => seat);
}

it('a device that goes round speaks as whoever holds it does, from the curtain on', async () => {
  await passedDevice();
  const heard = new Set<string>();
  // Tom says yes, then Léa: whoever of them is asked first.
  for (let turn = 0; turn < 2; turn += 1) {
    await waitFor(() =>
      expect(screen.queryByTestId('option-accept') ?? screen.queryByTestId('curtain-open')).not.toBeNull(),
    );
    const curtain = screen.queryByTestId('curtain-open');
    if (curtain !== null) {
      const isForLea = screen.queryByText('Léa') !== null;
      expect(screen.getByText((isForLea ? fr : en).table.curtain.passPhone)).toBeTruthy();
      heard.add(isForLea ? 'curtain fr' : 'curtain en');
      await fireEvent.press(curtain);
    }
    await screen.findByTestId('option-accept');
    const option = within(screen.getByTestId('option-accept'));
    const isFrench = option.queryByText(/^Accepter/) !== null;
    expect(option.queryByText(/^Accept(?!er)/) !== null).toBe(!isFrench);
    heard.add(isFrench ? 'table fr' : 'table en');
    await fireEvent.press(screen.getByTestId('option-accept'));
  }
  expect([...heard].filter((one) => one.startsWith('table')).sort()).toEqual(['table en', 'table fr']);
  expect([...heard].some((one) => one.startsWith('curtain'))).toBe(true);
});
