import { fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { openBelongings } from '../../../src/session/belongings';
import type { Uis } from '../../../src/ui/game';
import { openPeople, openSeats } from '../../../src/session/people';
import { readStatistics } from '../../../src/session/statistics';
import { memoryKeyValue } from '../../../src/storage';
import { AllScreens } from '../../../src/ui/app/AllScreens';
import { cardsBrain } from '../../session/toys/cardsBrain';
import { cardsModule, choices as cardChoices } from '../../session/toys/cardsModule';
import { playedOut } from '../../session/toys/playedOut';
import { shoveBrain } from '../../session/toys/shoveBrain';
import { choices as shoveChoices, shoveModule } from '../../session/toys/shoveModule';
import { settled, toyDevice, valueOf } from '../../session/toys/toyTable';
import { en } from '../../support/words';
import { renderInApp } from '../renderApp';
import { cardsUi } from './cardsUi';
import { shoveUi } from './shoveUi';

/** Boards are drawn as well, by a processor instead of a graphics card. */
jest.setTimeout(60_000);

/** What somebody chooses on this device, where no system asks them. */
let mockChosen = { name: 'ours', text: '' };
jest.mock('../../../src/ui/files/openTextFile', () => ({
  openTextFile: async () => ({ ok: true, value: mockChosen }),
}));

const MODULES = { cards: cardsModule, shove: shoveModule };
const BRAINS = { cards: cardsBrain, shove: shoveBrain };
const UIS: Uis<typeof MODULES> = { cards: cardsUi, shove: shoveUi };

const device = () => toyDevice(MODULES, BRAINS as never);
type Device = ReturnType<typeof device>;

/** The whole app with two games of which it knows nothing. */
async function app({ games, storage }: Device, uis: Partial<typeof UIS> = UIS): Promise<void> {
  const belongings = openBelongings({ modules: MODULES, storage, nowMs: () => 1 });
  const values = memoryKeyValue();
  await renderInApp(
    <AllScreens
      games={games}
      belongings={belongings}
      uis={uis}
      seats={openSeats(values)}
      people={openPeople(values)}
      readStatistics={() => readStatistics({ modules: MODULES, shelf: storage.shelf, values })}
    />,
  );
}

const press = async (name: string | RegExp): Promise<void> => {
  await fireEvent.press(await screen.findByRole('button', { name }));
};

async function cardsPlayed({ games }: Device): Promise<string> {
  const id = valueOf(await games.create('cards', cardChoices(7, { setup: { rounds: 1 } })));
  const opened = valueOf(await games.continue(id));
  if (opened.game !== 'cards') throw new Error('they are cards');
  await playedOut(opened.session);
  opened.session.leave();
  return id;
}

/** One shoves a disc of the other’s, off a wall or not. */
async function shovePlayed({ games }: Device): Promise<string> {
  const id = valueOf(await games.create('shove', shoveChoices()));
  const opened = valueOf(await games.continue(id));
  if (opened.game !== 'shove') throw new Error('it is a shove');
  const { session } = opened;
  await settled(session);
  const say = async (answer: Parameters<typeof session.answer>[0]): Promise<void> => {
    const { curtain } = session.getState();
    if (curtain !== null) session.take(curtain);
    await settled(session);
    expect(session.answer(answer)).toBeNull();
    await settled(session);
  };
  for (const [seat, xMm] of [
    ['ann', 60],
    ['bob', 270],
  ] as const) {
    const places = ['a', 'b'].map((name, at) => ({ id: `${seat}-${name}`, xMm, yMm: 60 + 100 * at }));
    await say({ kind: 'place', places });
  }
  await say({ kind: 'choose', options: ['bob-a'] });
  await say({ kind: 'choose', options: ['ann-b'] });
  expect(session.launch({ discId: 'ann-a', vxMmS: 1300, vyMmS: 0, from: null })).toBeNull();
  await settled(session);
  session.leave();
  return id;
}

it('two games are offered, and each is agreed on by its own form', async () => {
  const table = device();
  await app(table);
  await press(en.title.newGame);
  expect(await screen.findByText(en.newGame.which)).toBeTruthy();
  expect(screen.getByText('Shove the others about.')).toBeTruthy();
  await fireEvent.press(screen.getByTestId('game-cards'));
  expect(await screen.findByText('Rounds: 2, played before: 0')).toBeTruthy();

  await press('Rounds 0');
  expect(screen.getByRole('alert')).toHaveTextContent('Somebody must lay a card.');
  expect(screen.getByTestId('begin')).toBeDisabled();
  await press('Rounds 1');
  expect(screen.queryByRole('alert')).toBeNull();
  await fireEvent.press(screen.getByTestId('begin'));
  expect(await screen.findByTestId('cards-table')).toBeTruthy();
  expect(valueOf(await table.games.list())).toMatchObject([{ game: 'cards', stepCount: 0 }]);
});

it('where one game alone is offered nobody is asked which', async () => {
  await app(device(), { shove: shoveUi });
  await press(en.title.newGame);
  expect(await screen.findByText('Shove for 1')).toBeTruthy();
  expect(screen.queryByText(en.newGame.which)).toBeNull();
});

it('both have rows of their own, with what was done in them', async () => {
  const table = device();
  await cardsPlayed(table);
  const shove = await shovePlayed(table);
  await app(table);
  await press(en.title.records);
  expect(await screen.findByText('Turn 4')).toBeTruthy();
  expect(screen.getByText(/^Points: \d+/)).toBeTruthy();
  expect(screen.getByText('Round 0')).toBeTruthy();
  expect(screen.getByTestId('shove-picture')).toBeTruthy();
  const deeds = within(await screen.findByTestId('statistics'));
  expect(deeds.getAllByText(/^Laid \d, at most \d+ points$/)).toHaveLength(4);
  expect(deeds.getAllByText('Shoved 1 times')).toHaveLength(1);
  await fireEvent.press(screen.getByTestId(`open-${shove}`));
  expect(await screen.findByTestId('board')).toBeTruthy();
  expect(screen.getByTestId('prompt')).toHaveTextContent(/Shove a disc/);
});

it('a game that is over tells its story, and begins again with the same choices', async () => {
  const table = device();
  const id = await cardsPlayed(table);
  await app(table);
  await press(en.title.records);
  await fireEvent.press(await screen.findByTestId(`open-${id}`));
  expect(await screen.findByText(/^(ann|bob|cleo|dan) won$/)).toBeTruthy();
  expect(screen.getByText(/^Card of \d+, Card of \d+, Card of \d+, Card of \d+$/)).toBeTruthy();
  await fireEvent.press(screen.getByTestId('again'));
  expect(await screen.findByText('Rounds: 1, played before: 1')).toBeTruthy();
});

it('a game without a board is watched again', async () => {
  const table = device();
  const id = await cardsPlayed(table);
  await app(table);
  await press(en.title.records);
  await fireEvent.press(await screen.findByTestId(`replay-${id}`));
  expect(await screen.findByText('On the table: nothing')).toBeTruthy();
  expect(screen.getByTestId('shot-list')).toBeDisabled();
  await fireEvent.press(screen.getByTestId('next'));
  // It has been laid face down, and nobody who watches holds it.
  expect(await screen.findByText('On the table: a card')).toBeTruthy();
});

it('what was watched in play is watched again, as fast as one likes, and the game goes on when it is over', async () => {
  const table = device();
  const id = await cardsPlayed(table);
  await app(table);
  await press(en.title.records);
  await fireEvent.press(await screen.findByTestId(`replay-${id}`));
  await fireEvent.press(await screen.findByRole('radio', { name: en.playback.pace.double }));
  await fireEvent.press(screen.getByTestId('play'));
  const die = await screen.findByTestId('die');
  expect(die).toHaveTextContent(/^[1-6] ×2$/);
  const rolled = screen.getByText(/^Step \d+ of \d+$/);
  const step = rolled.props.children as string;
  await fireEvent(die, 'layout');
  await waitFor(() => expect(screen.queryByTestId('die')).toBeNull());
  await waitFor(() => expect(screen.queryByText(step)).toBeNull());
});

it('a game that flicks is watched on its own board, and judged in its own words', async () => {
  const table = device();
  const id = await shovePlayed(table);
  await app(table);
  await press(en.title.records);
  await fireEvent.press(await screen.findByTestId(`replay-${id}`));
  expect(await screen.findByTestId('playback-board')).toBeTruthy();
  await fireEvent.press(screen.getByTestId('shot-list'));
  expect(await screen.findByText('1. Disc ann-a: shove')).toBeTruthy();
  await fireEvent.press(screen.getByTestId('shot-1'));
  await fireEvent.press(screen.getByTestId('next'));
  await waitFor(() => expect(screen.getByTestId('referee-button')).toBeEnabled());
  await fireEvent.press(screen.getByTestId('referee-button'));
  await fireEvent.press(await screen.findByText('Disc ann-a strikes for 1'));
  expect(await screen.findByText('Off a wall it counts double.')).toBeTruthy();
});

it('the library has the cards of each game, and the page of what is opened', async () => {
  await app(device());
  await press(en.title.library);
  expect(await screen.findByTestId('entry-card-1')).toBeTruthy();
  expect(screen.getByText('[1]')).toBeTruthy();
  await fireEvent.press(screen.getByRole('radio', { name: 'High' }));
  await fireEvent.press(screen.getByRole('radio', { name: 'Top' }));
  expect(screen.getAllByTestId(/^entry-/)).toHaveLength(1);
  await fireEvent.press(screen.getByTestId('entry-card-20'));
  expect(await screen.findByText('CARD-001: count the pips.')).toBeTruthy();
  await fireEvent.press(screen.getByTestId('back'));
  await fireEvent.press(await screen.findByRole('radio', { name: 'Shove' }));
  await fireEvent.press(await screen.findByTestId('entry-ann-a'));
  await press('Look at ann-a');
  expect(await screen.findByRole('button', { name: 'Look at bob-a' })).toBeTruthy();
});

it('a file of one of them is offered to be begun, or refused in its words', async () => {
  await app(device());
  await press(en.title.records);
  mockChosen = { name: 'torn', text: 'deck without aces' };
  await fireEvent.press(await screen.findByTestId('import'));
  expect(await screen.findByText('torn lacks cards.')).toBeTruthy();
  mockChosen = { name: 'whole', text: 'deck' };
  await fireEvent.press(screen.getByTestId('import'));
  expect(await screen.findByText('whole is a deck.')).toBeTruthy();
  await fireEvent.press(screen.getByTestId('playStory'));
  expect(await screen.findByText('Rounds: 1, played before: 0')).toBeTruthy();
});

it('a game that fills no screen keeps its row, and says so', async () => {
  const table = device();
  const id = await cardsPlayed(table);
  await app(table, { shove: shoveUi });
  await press(en.title.records);
  const row = within(await screen.findByTestId('foreign'));
  expect(row.getByText(en.records.foreign.noTable.replace('{{game}}', 'cards'))).toBeTruthy();
  expect(screen.queryByTestId(`open-${id}`)).toBeNull();
});
