import { fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import { MODULES } from '../../../src/session/modules';
import { knownAs, openPeople, openSeats } from '../../../src/session/people';
import { readStatistics } from '../../../src/session/statistics';
import { memoryKeyValue, memoryShelf } from '../../../src/storage';
import { Game } from '../../../src/ui/app/Game';
import { device } from '../../session/catacombs/support/playing';
import { en } from '../../support/words';
import { renderInApp } from '../renderApp';

/** Boards are drawn as well, by a processor instead of a graphics card. */
jest.setTimeout(60_000);

const tally = (name: string, hasWon: boolean) => ({
  name,
  hasWon,
  measures: { flicks: 10, hits: 5, kills: 1, bestKills: 1, bestDamage: 2 },
});

/** Two games of Catacombs that were counted: Tom won one, and lost one as Thomas, to Léa. */
const COUNTED = {
  first: { game: 'catacombs', touchedAtMs: 1, players: [tally('Tom', true), tally('Léa', false)] },
  second: { game: 'catacombs', touchedAtMs: 2, players: [tally('Thomas', false), tally('Léa', true)] },
};

const PHONE = { width: 390, height: 844, scale: 1, fontScale: 1 };
const TABLET = { width: 820, height: 1180, scale: 1, fontScale: 1 };

async function openPage({ size = PHONE, kept = {} } = {}) {
  Dimensions.set({ window: size, screen: size });
  const values = memoryKeyValue({
    people: JSON.stringify({ version: 2, value: [{ name: 'Tom' }, { name: 'Thomas' }, { name: 'Léa' }] }),
    statistics: JSON.stringify({ version: 2, value: COUNTED }),
  });
  const people = openPeople(values);
  const keeps = {
    seats: openSeats(values),
    people,
    readStatistics: async () =>
      readStatistics({ modules: MODULES, shelf: memoryShelf(), values, knownAs: knownAs(await people.all()) }),
  };
  await renderInApp(<Game games={device().games} keeps={keeps} />, kept);
  await press(en.title.settings);
  await fireEvent.press(await screen.findByTestId('to-people'));
  await screen.findByTestId('person-Tom');
  return { people };
}

const press = async (name: string) => fireEvent.press(await screen.findByRole('button', { name }));
const openPerson = (name: string) => fireEvent.press(screen.getByTestId(`person-${name}`));
const counted = (games: number, won: number) =>
  en.statistics.games.replace('{{games}}', String(games)).replace('{{won}}', String(won));

describe('the page of those who play here', () => {
  it('makes somebody, and says why a name will not do', async () => {
    const { people } = await openPage();
    await fireEvent.changeText(screen.getByTestId('new-person'), 'Léa');
    await press(en.people.add);
    expect(screen.getByText(en.people.fault.taken)).toBeTruthy();
    await fireEvent.changeText(screen.getByTestId('new-person'), 'Zoé');
    await press(en.people.add);
    expect(await screen.findByTestId('person-Zoé')).toBeTruthy();
    expect((await people.all()).map(({ name }) => name)).toEqual(['Tom', 'Thomas', 'Léa', 'Zoé']);
  });

  it('has whoever is new aim as is usual on this device', async () => {
    const { people } = await openPage({ kept: { aimWay: 'steps', aid: 'firstContact' } });
    await fireEvent.changeText(screen.getByTestId('new-person'), 'Zoé');
    await press(en.people.add);
    await waitFor(async () =>
      expect((await people.all())[3]).toMatchObject({ name: 'Zoé', aim: 'steps', aid: 'firstContact' }),
    );
  });

  it('keeps how somebody aims, with which hand, and how they read', async () => {
    const { people } = await openPage();
    await openPerson('Léa');
    for (const choice of ['hand-left', 'aim-pullBack', 'aid-none', 'language-fr', 'text-size-1.5']) {
      await fireEvent.press(screen.getByTestId(`person-${choice}`));
    }
    await waitFor(async () =>
      expect((await people.all())[2]).toEqual({
        name: 'Léa',
        alsoNamed: [],
        aim: 'pullBack',
        aid: 'none',
        hand: 'left',
        language: 'fr',
        textSize: 1.5,
      }),
    );
    await fireEvent.press(screen.getByTestId('person-text-size-device'));
    await waitFor(async () => expect((await people.all())[2]?.textSize).toBeNull());
  });

  it('renames somebody, who keeps all they did', async () => {
    const { people } = await openPage();
    await openPerson('Tom');
    expect(await screen.findByText(counted(1, 1))).toBeTruthy();
    await fireEvent.changeText(screen.getByTestId('person-name'), 'Thomas');
    await fireEvent.press(screen.getByTestId('rename-person'));
    expect(screen.getByText(en.people.fault.taken)).toBeTruthy();
    await fireEvent.changeText(screen.getByTestId('person-name'), 'Tommy');
    await fireEvent.press(screen.getByTestId('rename-person'));
    await fireEvent.press(await screen.findByTestId('person-Tommy'));
    expect(await screen.findByText(counted(1, 1))).toBeTruthy();
    expect((await people.all())[0]).toMatchObject({ name: 'Tommy', alsoNamed: ['Tom'] });
  });

  it('merges two that are one, whose deeds are told together', async () => {
    const { people } = await openPage();
    await openPerson('Thomas');
    await fireEvent.press(screen.getByTestId('merge-person'));
    await fireEvent.press(screen.getByTestId('merge-Tom'));
    await waitFor(() => expect(screen.queryByTestId('person-Thomas')).toBeNull());
    await openPerson('Tom');
    expect(await screen.findByText(counted(2, 1))).toBeTruthy();
    expect((await people.all()).map(({ name, alsoNamed }) => [name, ...alsoNamed])).toEqual([
      ['Tom', 'Thomas'],
      ['Léa'],
    ]);
  });

  it('removes somebody after it has asked', async () => {
    const { people } = await openPage();
    await openPerson('Léa');
    await fireEvent.press(screen.getByTestId('remove-person'));
    await fireEvent.press(screen.getByTestId('remove-stay'));
    expect(screen.getByTestId('person-Léa')).toBeTruthy();
    await fireEvent.press(screen.getByTestId('remove-person'));
    await fireEvent.press(screen.getByTestId('remove-go-on'));
    await waitFor(() => expect(screen.queryByTestId('person-Léa')).toBeNull());
    expect((await people.all()).map(({ name }) => name)).toEqual(['Tom', 'Thomas']);
  });
});

describe('the same page where there is room for two', () => {
  const page = () => within(screen.getByTestId('person-page'));

  it('has everybody beside the one who is looked at, the first until another is chosen', async () => {
    await openPage({ size: TABLET });
    expect(page().getByRole('heading', { name: 'Tom' })).toBeTruthy();
    expect(screen.getByTestId('person-Tom')).toBeSelected();
    await openPerson('Léa');
    expect(page().getByRole('heading', { name: 'Léa' })).toBeTruthy();
    expect(page().getByText(counted(2, 1))).toBeTruthy();
    expect(screen.getByTestId('person-Tom')).not.toBeSelected();
  });

  it('goes on looking at whoever is renamed, merged or new, and at somebody when they are removed', async () => {
    await openPage({ size: TABLET });
    await openPerson('Léa');
    await fireEvent.changeText(screen.getByTestId('person-name'), 'Léonie');
    await fireEvent.press(screen.getByTestId('rename-person'));
    await waitFor(() => expect(page().getByRole('heading', { name: 'Léonie' })).toBeTruthy());
    await openPerson('Thomas');
    await fireEvent.press(screen.getByTestId('merge-person'));
    await fireEvent.press(screen.getByTestId('merge-Tom'));
    await waitFor(() => expect(screen.queryByTestId('person-Thomas')).toBeNull());
    expect(page().getByRole('heading', { name: 'Tom' })).toBeTruthy();
    expect(await page().findByText(counted(2, 1))).toBeTruthy();
    await fireEvent.changeText(screen.getByTestId('new-person'), 'Zoé');
    await press(en.people.add);
    await waitFor(() => expect(page().getByRole('heading', { name: 'Zoé' })).toBeTruthy());
    await fireEvent.press(screen.getByTestId('remove-person'));
    await fireEvent.press(screen.getByTestId('remove-go-on'));
    await waitFor(() => expect(page().getByRole('heading', { name: 'Tom' })).toBeTruthy());
  });
});
